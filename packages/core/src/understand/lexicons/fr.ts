import type { Lexicon } from "../lexicon.ts";

export const FR: Lexicon = {
  marks:
    "non dit le la les un une des et est sont je nous il elle ils elles ne pas plus pour avec de du dans en sur aussi mais tres mon ma mes notre son sa ses leur a ont aime adore deja tout toute " +
    "qui que chez c' j' n' d' l' s' qu' rien sans ans depuis toujours vit travaille cadeau au aux ce cette on se fait faire peut veut bien quand comme chat pain coin main fin pour sale dent ou encore jamais par vient",
  classes: {
    her: "son|sa|ses|leur|leurs",
    family:
      "mari|femme|epoux|epouse|mere|pere|maman|papa|fils|fille|frere|soeur|parents|enfant|bebe|mamie|papi|papy|ami|amie|grand|conjoint|conjointe|compagnon|compagne|jumeau|jumelle|oncle|tante",
    pet: "chien|chienne|chat|chatte|lapin|cheval|animal|hamster|perruche|chaton|chiot|perroquet|labrador|toutou",
    home: "appartement|appart|maison|studio|chambre|logement",
    month:
      "janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver|mois|annee|semaine",
    ill: "gonfle|gonfler|enfle|enfler|eternue|eternuer|tousse|tousser|vomit|vomir|etouffe|etouffer|suffoque|suffoquer|rougit|gratte|gratter|malade|boutons|plaques|urticaire|urgences|hopital|demange|demangeaisons|crise|crises|rougeurs|quincke|oedeme|allergie|reaction|nausees|nausee|diarrhee|eczema|toilettes|ko|migraine|migraines|cloques|irritations|mal|hosto|samu|allergique|anaphylactique|ballonne|ballonnements|spasmes",
    eat: "mange|avale|boit|touche|croque|approche|respire|sent|goute|ingere|prend|bouffe|consomme|renifle|porte|met|voit|regarde|gobe|grignote|croise|frole|inhale",
  },
  giver: "je, j', nous",
  she: "elle",
  he: "il",
  they: "ils, elles, lui, leur",
  my: "mon, ma, mes, notre, nos",
  her: "son, sa, ses, leur, leurs",
  kin: {
    partner:
      "femme/f, mari/m, epoux/m, epouse/f, copain/m, copine/f, compagnon/m, compagne/f, conjoint/m, conjointe/f, fiance/m, fiancee/f, cheri/m, cherie/f, amoureux/m, amoureuse/f, petit ami/m, petite amie/f, petit copain/m, petite copine/f, moitie, mec/m",
    mother: "mere/f, maman/f, belle maman/f",
    father: "pere/m, papa/m",
    parents: "parents/p, papa et maman/p",
    child:
      "fils/m, fille/f, enfant, enfants/p, bebe, jumeaux/p, jumelles/p, gosses/p, gamins/p, petit/m, petite/f, petits/p, aine/m, ainee/f, cadet/m, cadette/f, ado, ados/p, benjamin/m, filles/p, beau fils/m, belle fille/f, bambin, tout petit/m, bambins/p",
    sibling:
      "soeur/f, frere/m, petit frere/m, petite soeur/f, grand frere/m, grande soeur/f, soeurs/p, freres/p, jumeau/m, jumelle/f, frangin/m, frangine/f, demi frere/m, demi soeur/f, soeurette/f",
    grandparent:
      "grand mere/f, grand pere/m, mamie/f, papi/m, papy/m, mamy/f, grands parents/p, meme/f, pepe/m, mami/f, arriere grand mere/f, arriere grand pere/m, bonne maman/f, bon papa/m, mémé/f",
    grandchild:
      "petit fils/m, petite fille/f, petits enfants/p, petits fils/p, petites filles/p, arriere petit fils/m, arriere petite fille/f, petit enfant",
    "aunt-or-uncle": "tante/f, oncle/m, tata/f, tonton/m, grand tante/f, grand oncle/m, tatie/f, tantine/f",
    "niece-or-nephew": "niece/f, neveu/m, nieces/p, neveux/p, petite niece/f, petit neveu/m",
    cousin: "cousin/m, cousine/f, cousins/p, cousines/p",
    "in-law":
      "belle mere/f, beau pere/m, belle soeur/f, beau frere/m, beaux parents/p, gendre/m, bru/f, belle famille/p, beaux freres/p",
    godchild: "filleul/m, filleule/f, filleuls/p",
    family: "famille, proches/p, parrain/m, marraine/f",
    couple: "jeunes maries/p, couple/p, maries/p, futurs maries/p",
    "close-friend":
      "meilleure amie/f, meilleur ami/m, meilleur pote/m, meilleure copine/f, amie d' enfance/f, ami d' enfance/m, plus vieil ami/m, plus vieille amie/f, meilleurs amis/p, vieil ami/m, vieille amie/f, grand ami/m, grande amie/f, meilleur copain/m",
    friend:
      "ami/m, amie/f, pote, colocataire, coloc, amis/p, amies/p, copains/p, copines/p, potes/p, une copine/f, un copain/m, camarade",
    "new-date": "nouveau copain/m, nouvelle copine/f, rencard, crush, nouvel amoureux/m, nouveau mec/m",
    ex: "ex, ex mari/m, ex femme/f, ex copain/m, ex copine/f, ancien mari/m, ancienne copine/f, ex compagne/f, ex compagnon/m",
    colleague:
      "collegue, collegues/p, collaborateur/m, collaboratrice/f, stagiaire, collegue de bureau, collegue de travail",
    boss: "patron/m, patronne/f, chef, cheffe/f, directeur/m, directrice/f, manager, responsable, boss, superieur/m, superieure/f, chef de service, n plus un",
    employee:
      "employe/m, employee/f, assistant/m, assistante/f, secretaire, femme de menage/f, apprenti/m, apprentie/f, salarie/m, alternant/m, equipe, employes/p, aide menagere/f, alternante/f, jardinier/m",
    client: "client/m, cliente/f, clients/p, partenaire commercial, fournisseur/m",
    teacher:
      "prof, professeur, professeure/f, maitresse/f, maitre/m, instituteur/m, institutrice/f, instit, coach, entraineur/m, entraineuse/f, enseignant/m, enseignante/f, prof de piano, moniteur/m, monitrice/f, maitresse d' ecole/f, atsem/f, directeur de these/m, professeurs/p, prof de musique, mentor, educateur/m, educatrice/f",
    carer:
      "nounou/f, infirmiere/f, infirmier/m, auxiliaire de vie, aide soignante/f, aide soignant/m, baby sitter, babysitter, assistante maternelle/f, medecin, sage femme/f, puericultrice/f, aide a domicile, docteur, kine, kinesitherapeute, soignante/f, soignant/m, garde malade, dog sitter, therapeute, aidante/f",
    neighbour: "voisin/m, voisine/f, voisins/p, proprietaire, gardienne/f, gardien/m, concierge, voisines/p",
    host: "hote/m, hotesse/f, famille d' accueil, hotes/p",
    acquaintance:
      "connaissance, facteur/m, coiffeuse/f, coiffeur/m, factrice/f, boulangere/f, boulanger/m, cure/m, eboueur/m, connaissances/p",
    pet: "mon chien, notre chien, mon chat, notre chat, ma chienne, ma chatte, notre chienne",
  },
  relations: {
    colleague:
      "secret santa .. bureau|travail|boulot, pere noel secret, du bureau, du boulot, du travail, au bureau j'ai tire, de la compta, travaille avec moi, de mon equipe, noel au bureau, de mon service, noel surprise, j'ai tire au sort",
    self: "pour moi, pour moi meme, me faire plaisir, m' offrir, m'offrir, moi meme, je m' offre, me gater",
    "new-date":
      "# rendez vous, troisieme rendez vous, deuxieme rendez vous, trois rendez vous, on vient de se rencontrer, sort ensemble depuis peu, premiers rendez vous, se frequente depuis peu, se voit depuis # semaines, quelques rendez vous, deux rendez vous, premier rendez vous",
    host: "nous invitent, nous invite, nous recoivent, nous recoit, chez qui on|nous loge|logeons|dine|dinons|dort|va, chez qui, invites a diner, nous heberge*, qui nous accueille*, nous accueillent, invites chez, nous logent",
    neighbour: "d' a cote, d' en face, du dessus, du dessous, de palier, habite a cote, sur le palier",
    carer:
      "s' occupe de ma|mon|notre|nos|mes, garde nos|mes|notre|mon, s'occupe de ma, qui s' occupe de, qui garde, veille sur ma|mon",
    "close-friend":
      "se connait depuis|#, amis depuis, connait depuis (l' enfance|le lycee|toujours|l' ecole|#), comme une soeur, comme un frere, se connait depuis toujours, amies depuis",
    acquaintance: "connais a peine, connais peu, connais mal, connait a peine",
  },
  signs: {
    not: "pas, jamais, guere, ni, nullement, pas trop, pas vraiment, pas du tout",
    no: "pas de, pas d', pas un, pas une, sans, aucun, aucune, plus de, plus d', jamais de, rien de|d'|avec|en|a, rien qui, surtout pas de|d', surtout pas, evite, evitez, eviter, ni, tout sauf, sauf, hormis, excepte, non aux, non au, a part, plus aucun|aucune, pas besoin de|d', n'importe quoi sauf, pitie pas de, fini, pas encore un|une, trop plein de, marre de recevoir, pas le, pas la, pas les, pas l', pas du, pas des",
    like: "aime, aiment, adore, adorent, aimait, raffole de|d'|des, raffolent de|d', est fan de|d'|du, fan de|d'|du|des, fou de|d'|du|des, folle de|d'|du|des, passionne de|d'|par, passionnee de|d'|par, fous de|d', joue de la|du|de|l'|d', joue au|a, joue, accro a|au|aux, feru de|d', ferue de|d', amateur de|d'|du, amatrice de|d', gourmand de|d', gourmande de|d', collectionne, pratique, fait de la|du|de|l', fait, apprecie, prefere, s' interesse a|au|aux, kiffe, passion pour, faible pour, ne jure que par, vit pour, ne peut pas vivre|se passer sans|de|d', dit jamais non a|au, dit pas non a|au, ne refuse jamais|pas, refuse jamais, mordu de|d', mordue de|d', dingue de|d'|du, grand amateur de|d', ecoute, lit, plaisir a, aime bien, aime beaucoup, interesse par, interessee par, se passe pas de|d', jamais contre, pas contre, crache pas sur, rechigne pas, apprend, se remet a|au, hobbies, loisirs, passe .. temps a, peut pas se passer de|d'",
    liked:
      "est sa passion, c' est sa passion, est son truc, c' est son truc, sont sa passion, toujours bienvenu, lui plait, lui plaisent, plait toujours, est son dada",
    dislike:
      "deteste, detestent, hait, haissent, aime pas|plus|guere, aiment pas|plus, apprecie pas|peu|guere, supporte pas|plus, supportent pas, a horreur de|d'|du|des, horreur de|d'|du|des, pas fan de|d'|du|des, pas folle|fou de|d', deja trop de|d', trop de|d', a assez de|d', assez de|d', marre de|d'|du|des, en a marre de|d'|du|des, lasse de|d', fatigue de|d', degoute de|d'|par, pas amateur de|d', interesse pas a|au|aux, pas interesse par, deborde de|d', plus besoin de|d', allergique aux bibelots, aime pas du tout, aime vraiment pas, pas tres, a peur de|d'|du|des, peur de|d'|du|des, n'a rien a faire de, se fiche de|d', ras le bol de|d'|des, en a assez de|d'|des, croule sous les, en a plein de|d', pas branche, pas branchee, lit jamais de|d', fuit, fuit les, pas son truc le|la|les, marre d', ne lit, a deja assez de|d', pas attire par, pas attiree par, rien a voir avec, a deja trop de|d'",
    disliked:
      "c' est pas son truc, n' est pas son truc, est pas son truc, sont pas son truc, est pas pour lui|elle, sont pas pour lui|elle, tres peu pour lui|elle, non merci, pas du tout, l' ennuie, l' ennuient, ca l' ennuie, lui plait pas, lui plaisent pas, pas trop, pas vraiment, elle|il en a assez, elle|il en a trop, bof, a proscrire, a eviter, ne lui dit rien, lui dit rien, pas sa tasse de the, est pas sa tasse, ca l' agace, elle|il a horreur, est exclu, sont exclus, le laisse froid, la laisse froide, la laissent froide, lui sortent par, lui sort par",
    own: "a deja, ont deja, possede, possedent, a deux|trois|plusieurs|tous|toutes|quatre|cinq, vient de s' acheter|offrir|procurer, vient d' acheter, s' est achete|offert|achetee|offerte, a tout plein de, on lui a offert|deja, lui avons offert|deja, lui ai offert, est equipe|equipee de|d'|en, a recu, a eu un|une, a son|sa propre, a toute une collection de, collection de|d', nous lui avons, je lui ai offert, deja un|une|des|son|sa, proprietaire de|d', a herite de|d', a tous les|ses, a toutes les|ses",
    have: "a, ont, avait, avaient, ai, avons",
    want: "veut, veulent, voudrait, voudraient, aimerait, aimeraient, reve de|d'|du, revent de|d', souhaite, souhaiterait, desire, a envie de|d', envie de|d', a besoin de|d', besoin de|d', economise pour, cherche, rever de|d', parle de s' acheter|acheter, parle sans cesse de|d', parle souvent de|d', lorgne sur|, lorgne, convoite, aurait aime, aurait voulu, attend, espere, mentionne, a mentionne, hesite a s' acheter, son reve est|serait, lui faudrait, il lui faut, il lui faudrait, voulait, adorerait, adorerait avoir, louche sur, sur sa liste, depuis longtemps envie de|d', parle d', manque",
    consume: "mange, mangent, boit, boivent, consomme, consomment, digere, porte, utilise, tolere",
    past: "avant, autrefois, jadis, dans le temps, etait, jouait, faisait avant, n'est plus, aimait avant",
    turn: "mais, cependant, pourtant, par contre, plutot, sinon, maintenant, desormais, aujourdhui, en revanche, prefere",
    request:
      "je cherche, on cherche, nous cherchons, je veux, je voudrais, nous voulons, j' ai besoin, il me faut, je sais, je pense, je crois, j' aimerais, quelque chose, s' il vous plait, s' il te plait, merci de, il nous faut",
    says: "dit, disait, pense, trouve, croit, sait",
    "gift-for":
      "cadeau pour, c' est pour, est pour, un cadeau pour, idee pour, idees pour, quelque chose pour, petit cadeau pour, anniversaire de, cadeaux pour, surprise pour, destine a, destinee a, offrir a, cadeau est pour, remercier, cadeau a, cadeau de naissance pour, pour remercier, noel de, fete de, attention pour, cadeau d' anniversaire pour, cadeau de noel pour",
    "for-them":
      "a qui est destine le cadeau, pour qui est le cadeau, a qui j' offre, le cadeau est pour elle|lui, cadeau est pour elle|lui, c' est pour elle|lui le cadeau, qui recoit le cadeau",
    died: "est mort, est morte, est decede, est decedee, decede, decedee, est parti trop tot, mort, morte, nous a quittes, a disparu, n' est plus, est parti l'an dernier",
    nothing:
      "blind date, daltonien, daltonienne, sourd a, sourde a, sourde oreille, travaille .. aveugles|sourds|handicapes|malades alzheimer|refugies, sobre et elegant, style sobre, deco sobre, gardien de prison, surveillant de prison, surveillante de prison, travaille .. prison, pas grave, pas de probleme, pas de souci, pas d' idee, pas presse, pas seulement, pas que, pas mal, pas cher, pas trop cher, pas trop cheres, il y a, il y en a, peu importe, sans doute, sans faute, sans limite, a l'aveugle, age de pierre, tout le monde, sans probleme, n'importe, il fait, il faut, il y avait, chocolat au lait, est allergique a rien, allergique a rien, couleur sobre, couleurs sobres, sobre et, femme de chambre, chef d' oeuvre, chef cuisinier, fait de son mieux, fait du bien, qui fait, a la main, plus de #, sans alcool c'est",
  },
  situations: {
    blind:
      "aveugle, non voyant*, perdu la vue, devenue aveugle, ne voit plus|rien, chien guide, cecite, voit plus rien, canne blanche",
    "low-vision":
      "voit presque|quasi plus|rien, malvoyant*, voit (mal|tres mal|de moins|peu), mauvaise vue, vue baisse, vue faible, dmla, cataracte, glaucome, voit plus tres bien, voit plus bien, voit pas bien, basse vision, vue qui baisse, du mal a lire, perd la vue, yeux fatiguent|malades|faibles, vue qui decline, yeux qui, vue a baisse, deficien* visuel*",
    deaf: "sourd, sourde, sourds, langue des signes, sourd muet, n' entend rien|plus, entend plus rien, entend rien, surdite",
    "hard-of-hearing":
      "malentendant*, entend (mal|tres mal|de moins), dur d' oreille, dure d' oreille, appareil auditif, appareils auditifs, acouphene*, entend pas bien|tres bien, appareille*, perte d' audition, entend plus bien|tres bien, perd l' ouie, sourd d' une oreille, sourde d' une oreille, aides auditives",
    wheelchair:
      "fauteuil roulant, paraplegi*, tetraplegi*, paralyse*, en fauteuil, peut plus marcher, peut pas marcher",
    "limited-mobility":
      "deambulateur, canne, bequilles, marche mal|difficilement|avec|peu|lentement, mobilite reduite, mal a (marcher|se deplacer|bouger), du mal a (marcher|se deplacer|bouger|monter), se deplace mal|difficilement|peu|avec, problemes de genou*|hanche|dos|mobilite, mal au genou, sclerose en plaques, marche plus beaucoup|bien|loin, sort plus de chez, genoux fragiles|uses|foutus, sort presque plus, marche plus tres, monter les escaliers, peine a (marcher|se deplacer), mal aux genoux|hanches, hanche qui",
    "weak-hands":
      "arthrose, arthrite, polyarthrite, rhumatisme*, mains qui tremblent, tremble*, parkinson, mains tremblent|douloureuses|faibles|raides, mal aux mains, plus de force dans les mains, canal carpien, doigts raides|gonfles|deformes|douloureux, force dans les mains, tremblements, mains abimees",
    "one-hand":
      "une seule main, une main, un seul bras, d' une main, manchot, bras casse, poignet casse, bras dans le platre, s' est casse .. bras|poignet|main, hemipleg*, cote paralyse, usage que d', bras en echarpe, main cassee",
    dementia:
      "demence, alzheimer, perd (la memoire|la tete), oublie tout|beaucoup|les, pertes de memoire, reconnait plus, trous de memoire, troubles de la memoire, memoire qui flanche, senile, memoire lui, memoire flanche, perte de memoire, desorientee",
    "chronic-pain":
      "douleurs chroniques, douleur chronique, fibromyalgie, mal de dos, mal au dos, toujours mal, endometriose, sciatique, lombalgie, souffre du dos, hernie discale, douleurs",
    fatigue:
      "fatigue chronique, covid long, peu d' energie, plus d' energie, vite fatigue*, se fatigue vite, manque d' energie, fatigable",
    sensory:
      "autis*, hypersensible*, asperger, sensible au bruit, spectre autistique, neuroatypique, surcharge sensorielle, supporte pas le bruit",
    adhd: "tdah, hyperacti*, tient pas en place, deficit d' attention",
    anxiety:
      "anxie*, angoisse*, crises (d' angoisse|de panique), stresse de tout, trouble panique, toc, crise de panique, attaques de panique, phobie sociale",
    insomnia:
      "insomni*, dort mal|peu|pas|plus, ne dort pas, n' arrive pas a dormir, troubles du sommeil, du mal a dormir, mal a (dormir|s' endormir), nuits blanches, sommeil leger, arrive plus a dormir, pas dormi, se reveille la nuit, mal a trouver le sommeil, nuits difficiles",
    migraine: "migraine*, maux de tete, mal de tete, mal a la tete, cephalee*",
    "old-age":
      "tres agee, tres age, personne agee, fragile, vieille dame, vieux monsieur, personnes agees, grand age, octogenaire, nonagenaire, arriere grand",
    cancer: "cancer, chimio*, radiotherapie, leucemie, tumeur, lymphome, sous chimio, rayons, metastase*",
    hospital:
      "a l' hopital, hospitalis*, en clinique, alite*, soins intensifs, reanimation, en rehab, lit d' hopital, centre de reeducation, en reeducation, cloue au lit, clouee au lit",
    recovering:
      "operation, opere, operee, convalescen*, se remet de|d', apres .. accident, jambe cassee, cheville cassee, prothese de hanche|genou, chirurgie, reeducation, s' est casse, fracture*, platre, accouche par cesarienne, avc, infarctus, sort de l' hopital, entorse, intervention chirurgicale",
    "long-illness":
      "maladie chronique, sclerose en plaques, malade depuis, dialyse, mucoviscidose, crohn, gravement malade, longue maladie, tres malade, insuffisance, sous oxygene, maladie longue, maladie grave, lupus, epilep*",
    depression:
      "depress*, depression, burn out, burnout, moral au plus bas, moral a zero, deprime*, moral bas, moral dans, passe sombre, pas le moral, mauvaise passe, mal dans sa peau",
    terminal:
      "phase terminale, stade terminal, soins palliatifs, incurable, derniers mois, plus longtemps a vivre, condamne*, fin de vie, mourant*, dernier noel, en train de mourir, reste peu de temps, mois a vivre",
    bereaved:
      "veuf, veuve, deuil, endeuill*, perdu .. $family, perdre .. $family, $her $family est mort|morte|decede|decedee, $family .. mort|morte|decede|decedee, $family est decede|decedee|mort|morte, deces de, enterrement, obseques, mort de .. $family, perte de .. $family, disparition de, orphelin*, veuvage, perd .. $family, enterre .. $family, $family nous a quittes, $family disparu*",
    "pet-loss":
      "$pet est mort|morte|decede|decedee, $pet .. mort|morte|euthanasie|euthanasiee, perdu .. $pet, perdre .. $pet, mort de .. $pet, euthanasier .. $pet, $pet euthanasie, perte de .. $pet, $pet vient de mourir, $pet nous a quittes, piquer .. $pet, faire piquer, deuil de .. $pet, $pet ecrase",
    miscarriage:
      "fausse couche*, perdu leur bebe, perdu son bebe, perdu le bebe, mort ne, perdu un bebe, bebe mort, mortne, deuil perinatal, interruption de grossesse, enfant mort ne",
    breakup:
      "rupture, divorc*, se separe, separation, separe, separee, celibataire, largue*, chagrin d' amour, s' est fait quitter, a rompu, quitte par, rompre, coeur brise, vient de se separer, vient de rompre, se sont separes, mari l' a quittee, l' a quitte*, trompe*",
    "job-loss":
      "perdu son emploi|travail|boulot|poste|job, licencie*, au chomage, chomage, licenciement, sans emploi, vire*, recherche d' emploi, cherche (du travail|un emploi), sans travail, cherche un boulot, mis a la porte, mise a la porte, perdre son travail|emploi|boulot|poste, plan social, chomeur, chomeuse",
    "new-parent":
      "jeune papa|maman, jeunes parents, nouveau papa, nouvelle maman, nouveaux parents, vient d' accoucher, vient d' avoir un|une|des, nouveau ne, viennent d' avoir un|une|des, conge maternite|parental|paternite, devenu papa|pere, devenue maman|mere, bebe a # semaines|mois, a accouche, accouche*, vient de naitre, vient d' etre maman|papa|mere|pere, premiere fois papa, sont devenus parents, bebe est ne, en conge mat, papa depuis, maman depuis, neo papa, neo maman, $her bebe a, post partum, avec un bebe, jeune mere|pere",
    "parent-of-young":
      "maman|papa|mere|pere de deux|trois|quatre|#|jumeaux|jeunes|petits, jeunes enfants, enfants en bas age, maman|papa solo, a deux|trois|quatre|# enfants, ses enfants ont, petits enfants en bas, mere celibataire, pere celibataire, mere de famille, pere de famille, leurs enfants ont, famille nombreuse, enfants petits, # jeunes enfants, deux petits",
    "empty-nest":
      "enfants sont partis, enfants .. quitte la maison, nid vide, enfants ont quitte, derniere est partie, dernier est parti, enfants ont pris leur envol, derniere enfant, cadet part|parti",
    student:
      "etudiant*, fait ses etudes, a la fac, a l' universite, etudie, en fac, etudes, doctorant*, prepa, en licence, en master, universite, ecole d' ingenieur, fait sa these",
    exams:
      "examen*, bac, partiels, concours, memoire, revise*, soutenance, baccalaureat, revisions, brevet, examens, these, passe le bac",
    "new-job":
      "nouveau travail|poste|boulot|job|emploi, nouvel emploi, promotion, promu*, premier emploi|boulot|travail|poste|job, change de travail|poste|boulot, debute comme|un, commence un nouveau, embauche*, prise de poste, nouvelle carriere, reconversion, commence .. travail",
    retired:
      "retraite, retraitee, a la retraite, en retraite, prend sa retraite, part a la retraite, pot de depart, dernier jour de travail, pension, a arrete de travailler, cesse de travailler, pre retraite, jeune retraite*",
    "new-home":
      "demenag*, emmenag*, nouvelle maison, nouvel appart*, premier appart*, cremaillere, acheter une maison, achete une maison, achete un appartement, achete leur, premiere maison, nouveau logement, installe dans, installee dans, s' installe*, s' installent, nouveau chez, premier studio, premier logement, eu les cles, fait construire",
    newcomer:
      "vient d' arriver, nouveau dans, nouvelle dans, expatri*, immigr*, refugie*, connait personne, vient de s' installer en|a|au, part vivre, s' expatrie*, arrivee en france, arrive en france, part a l' etranger, venu de, emigr*, ne connait encore, exile*",
    "long-distance":
      "loin, a distance, a l' etranger, autre bout du monde, relation a distance, vit loin, habite loin, fuseau horaire, autre pays, kilometres, vit a l' etranger, habite a l' etranger, a # km",
    deployed:
      "militaire, en mission, armee, soldat, deploye*, marine, en mer, opex, legion, en operation, plateforme petroliere, caserne, classes, gendarme mobile",
    prison:
      "prison, detenu*, incarcere*, en detention, derriere les barreaux, en taule, maison d' arret, purge*, centre penitentiaire, en cellule, penitentiaire, garde a vue, ecroue*, detention",
    engaged:
      "fiance*, fiancailles, va se marier, vont se marier, se marie, se marient, futur marie, future mariee, demande en mariage, bientot maries, mariee en, mariage en, prepare son mariage",
    "carer-at-home":
      "s' occupe de sa mere|maman|femme, s' occupe de son mari|pere|papa, s' occupe de ses parents, aidant*, proche aidant, aidante familiale, soigne sa|son mere|pere|mari|femme|maman, s' occupe .. malade|handicape*|dependant*, prend soin de .. mere|pere|mari|femme|parents|malade, s' occupe seule de",
    "lives-alone":
      "vit seul*, habite seul*, vit toute seule, vit tout seul, seul chez lui, seule chez elle, seul dans, seule dans, se retrouve seul*, vivre seul*, habite toute seule",
    lonely:
      "solitude, peu de visites, isole*, se sent seul*, peu d' amis, pas d' amis, voit personne, recoit peu, pas de visites, se sent tres seule, plus de visites, sans visites, personne a qui parler, s' ennuie, sans amis, voit peu de monde",
    "works-from-home":
      "teletravail*, travaille a la maison, travaille de chez, bosse de chez, travaille depuis chez, a domicile, travaille chez, bosse a la maison, en remote, depuis la maison",
    "desk-job":
      "travaille dans un bureau, assis toute la journee, assise toute la journee, devant (un ecran|son ecran|l' ecran), informaticien*, devant son ordi*, devant un ordinateur, au bureau toute, comptable, developpeur, developpeuse, derriere (un bureau|son bureau), devant l' ordi*, devant l' ecran, programmeur, passe .. assis*, boulot de bureau, ecran toute la journee",
    "night-shift":
      "travaille (de nuit|la nuit), de nuit, nuits, bosse (de nuit|la nuit), poste de nuit, veilleur de nuit, gardes de nuit, equipe de nuit, horaires decales, dort le jour, trois huit, # huit, infirmiere de nuit, infirmier de nuit, dort la journee, fait les nuits, service de nuit",
    "on-feet":
      "debout toute la journee, toujours debout, serveur, serveuse, coiffeuse, travaille debout, passe ses journees debout, vendeuse, vendeur, debout, pietine, marche toute la journee, magasinier",
    commuter:
      "trajets, navette, heures de train, prend le train, transports en commun, heures de route, metro tous les jours, train tous les jours, heures de transport, dans les transports, fait la route, embouteillages, rer",
    "frequent-traveller":
      "voyage (beaucoup|souvent|pour le travail|sans cesse|tout le temps), toujours en deplacement, deplacements professionnels, hotesse de l' air, pilote, vit dans ses valises, voyages d' affaires, toujours en voyage, toujours entre deux avions, souvent en deplacement, en deplacement, steward, routier, voyage constamment, commercial itinerant, dans les hotels, a l' hotel, toujours dans l' avion, entre deux avions, sur les routes",
    exhausted:
      "epuise*, stresse*, surmene*, creve, crevee, toujours fatigue*, besoin de repos|souffler|pause, surcharge*, a bout, debordee, deborde, tres fatigue*, au bout du rouleau, a plat, enchaine les, stress, fatiguee, lessive*, sur les rotules, pas une minute a, manque de sommeil, bosse trop, travaille trop",
    "outdoor-work":
      "travaille (dehors|en exterieur), agriculteur, agricultrice, macon, paysagiste, jardinier de metier, chantier, chantiers, fermier, fermiere, garde forestier, couvreur, bucheron, viticulteur, eleveur, marin pecheur, par tous les temps, dehors toute, maraich*, berger, paysan",
    teaches:
      "enseigne, enseignant, enseignante, est prof*, institutrice, instituteur, professeur des ecoles, maitresse d' ecole, donne des cours, est professeur*, prof de maths|francais|sport|musique|histoire, enseigne a",
    healthcare:
      "infirmiere, infirmier, aide soignante, travaille .. hopital|clinique|ehpad|urgences, est medecin, medecin, chirurgien*, sage femme, ambulancier*, soignant*, interne en medecine, urgentiste, urgences, pharmacien*, dentiste, kinesitherapeute, auxiliaire de vie",
    dorm: "residence universitaire, chambre etudiante, cite u, internat, foyer etudiant, cite universitaire, chambre d' etudiant*, residence etudiante, en internat, chambre universitaire, foyer",
    "small-home":
      "petit|petite|minuscule|tout petit|toute petite|mini appartement|appart|maison|studio|chambre|logement, appartement|appart|studio|maison|logement minuscule|petit|tout|exigu, peu (de place|d' espace), pas de place, pas beaucoup (de place|d' espace), studio, manque de place, manque d' espace, chambre de bonne, un studio, # m, petite surface, tres peu de place, tiny house, pas la place, espace limite, place limitee, micro appartement, une seule piece, vit dans un studio",
    balcony: "balcon, terrasse, rebord de fenetre, toit terrasse, balconnet, balcons, loggia",
    "no-garden":
      "pas de jardin, sans jardin, juste un balcon, seulement un balcon, immeuble, pas d' exterieur, sans exterieur, quitter son jardin, plus de jardin, aucun exterieur, tour hlm",
    boat: "peniche, bateau, vit sur un bateau|voilier|peniche, voilier, a bord",
    van: "camping car, van, fourgon, van amenage, caravane, fourgon amenage, combi, camion amenage, vit en van, vanlife",
    "off-grid":
      "sans electricite, autonome, hors reseau, autarcie, pas d' electricite, pas l' electricite, cabane, yourte, autosuffisan*",
    "care-home":
      "ehpad, maison de retraite, foyer logement, residence senior, residence pour personnes, maison de repos, residence services, unite alzheimer, hospice de vieillards, en institution, residence autonomie, maison medicalisee, etablissement pour personnes",
    "no-oven":
      "pas de four, sans four, juste des plaques, juste deux plaques, seulement une plaque, four en panne, four est casse, que des plaques, juste un micro ondes, que deux plaques, qu' une plaque, seulement un micro ondes, four casse, four hs, n' a qu' un micro",
    "no-kitchen":
      "pas de cuisine, sans cuisine, peut pas cuisiner, juste une bouilloire, cuisine partagee, chambre d' hotel, pas de vraie cuisine, vit a l' hotel",
    countryside:
      "a la campagne, village, ferme, campagne, au milieu de nulle part, en zone rurale, perdu dans, hameau, en pleine nature, rural*, au fond des bois",
    "hot-climate":
      "vit a dubai|singapour|tahiti|dakar|marrakech|abidjan|mayotte|bangkok, reunion, guadeloupe, martinique, tropi*, desert, pays chaud, climat chaud, guyane, fait tres chaud, antilles, chaleur toute, en afrique, maurice, chaud toute l'annee",
    "cold-climate":
      "vit au quebec|canada, vit en norvege|islande|finlande|laponie|suede|siberie|alaska, toujours froid, a froid, frileux, frileuse, tres froid, canada, quebec, laponie, hivers rudes|longs|rigoureux, maison mal chauffee, pays froid, sans chauffage, glacial*, mains froides|gelees, pieds froids|geles, mal chauffe*",
    "shared-home":
      "colocation, coloc, colocs, colocataires, vit chez ses parents, en colocation, partage un appartement, colocataire, partage son logement, partage un appart",
    "office-use":
      "pour le bureau, pour son bureau, au bureau, sur son bureau, secret santa .. bureau|boulot|travail, noel au bureau, poser sur son bureau",
    "no-clutter":
      "minimalis*, desencombr*, pas d' objets, pas de bibelots, bibelot*, ramasse poussiere, pas de babioles, plus d' objets, rien d' encombrant, fait (du tri|le vide), deteste les bibelots, attrape poussiere, nids a poussiere, nid a poussiere, trop (de choses|d' objets|d' affaires), n' aime pas les objets, veut plus d' objets|rien, deja trop, moins de choses, pas de trucs, objets inutiles, veut pas d' objets|accumuler, encombre*, marie kondo, aucun objet, plus de bazar, rien de materiel",
    "has-everything":
      "a deja tout, a tout, ont deja tout, ont tout, ne veut rien, n' a besoin de rien, besoin de rien, veut rien, difficile a gater, dur a gater, dit qu' elle ne veut rien, tout ce qu' il|elle veut|faut, manque de rien, s' achete tout, difficile de lui trouver, veulent rien, rien ne lui manque, lui manque rien, sait jamais quoi lui, on ne sait jamais",
    eco: "ecolo*, zero dechet, durable, sans plastique, ecologi*, environnement, seconde main, ecoresponsable, eco responsable, plastique, climat, planete, recycl*, developpement durable, vrac",
    handmade:
      "fait main, faits main, artisan*, fait a la main, faite main, faites main, objet unique, creation artisanale",
    "wants-experiences":
      "experience*, sortie, sorties, prefere les experiences, prefere faire, activite*, prefere sortir, quelque chose a faire, vivre quelque chose, a vivre, moments, prefere partir, preferent les experiences, prefere vivre, plutot une activite|sortie|experience, escapade",
    practical:
      "pratique, utile, utiles, pratiques, terre a terre, fonctionnel*, quelque chose d' utile, pragmatique, qui sert, servira, utilitaire, les pieds sur terre",
    sentimental:
      "sentimental*, nostalgi*, souvenir*, garde tout|toutes|tous|chaque, personnel, emoti*, personnalise*, touchant*, qui a du sens, symbolique, conserve precieusement, larme facile, fleur bleue",
    humour:
      "humour, drole*, rire, rigol*, blague*, farceur, marrant*, blagueur, blagueuse, faire rire, plaisante*, comique, boute en train, second degre, clown, jeux de mots",
    "no-tech":
      "pas de smartphone, pas d' ordinateur, pas internet, deteste (la technologie|l' informatique|les ecrans|la technique), technophobe, pas de portable, pas d' internet, nul en informatique, nulle en informatique, sans ecran*, rien d' electronique, rien de technologique|numerique|connecte, allergique a (la technologie|l' informatique), pas a l' aise avec, pas d' ecran*, fache avec la technologie, fachee avec (la technologie|l' informatique), pas de gadget*, refuse d' avoir un telephone|portable|smartphone, sans electronique, pas de telephone, pas connecte*, pas de techno*, deteste les gadgets|ordinateurs, rien a piles, detox numerique",
    luxury:
      "luxe, haut de gamme, raffine*, gouts de luxe, chic, le meilleur, luxueu*, belles choses, exigeant*, exquis*, grande marque, belle qualite, prestige, gouts couteux, grand cru, choses raffinees",
    "no-fuss":
      "discret, discrete, timide, pas de surprise*, deteste (les surprises|l' attention|qu' on), n' aime pas les surprises|etre au centre|qu' on, sans chichi*, pas de chichis, simple, pudique, rien d' ostentatoire|tape, modeste, pas de tralala, centre de l' attention, reserve*, aime pas les surprises, rien de tape, pas de grand, sans tralala, pas trop voyant, effacee, gene* par les cadeaux",
    christian:
      "chretien*, catholique*, croyant*, messe, eglise, protestant*, tres pieuse, pieux, pieuse, religieuse, communion, bapteme, pretre, pasteur, bible, evangelique, confirmation, fervente, soeur religieuse",
    buddhist: "bouddhis*",
    "no-holidays":
      "temoin de jehovah, temoins de jehovah, jehovah, fete pas noel|les|son|aucun, fetent pas (noel|les anniversaires), ne fete rien, celebre pas noel|les",
    urgent:
      "pour demain, demain, aujourdhui, urgent*, en retard, derniere minute, ce soir, au plus vite, oublie son|l'|notre, j' ai oublie, tout de suite, apres demain, le plus vite possible, dans # heures, d' ici demain, vite, rapidement, dans deux jours, au dernier moment, j' ai completement oublie, in extremis",
    "by-post":
      "par la poste, envoyer par, par courrier, expedier, colis, a envoyer, poste, boite aux lettres, dans une enveloppe, a expedier, envoi, envoye par, envoyer a|au|en|aux, par colis, expedie*, courrier, doit voyager par, tenir dans une enveloppe, rentrer dans la boite",
    "digital-only": "par e mail, par email, par mail, par courriel, numerique, a imprimer",
    "experiences-only": "que des experiences, plutot des experiences, seulement des experiences",
    "hand-luggage":
      "bagage a main, bagages a main, valise, cabine, dans l' avion, sac a dos, prend l' avion, rentre en avion, dans sa valise, bagage cabine, routard*, tient dans, voyage leger, repart en avion, en avion",
    together:
      "ensemble, a deux, tous les deux, pour nous deux, avec moi, en couple, pour deux, toutes les deux, en duo, partager",
    "with-children":
      "avec les enfants|petits enfants, en famille, avec ses petits enfants|enfants|petits, toute la famille, avec leurs enfants|petits, avec sa petite fille|fille, avec son petit fils|fils, avec des enfants, pour toute la famille",
    thanks:
      "remerci*, merci, pour la remercier, pour le remercier, gratitude, nous a aide*, m' a aide*, aide pendant, arrose*, nourri, garde notre, gardes notre, garde le, s' est occupe*, se sont occupes, ont garde, a garde, nous ont aides, reconnaissan*, rendu service, coup de main, a nourri, ont nourri, nous aide",
    farewell:
      "depart, au revoir, adieu, nous quitte, pot de depart, quitte (l' entreprise|l' equipe|la boite|la societe|le service), s' en va, dernier jour, part vivre, demenage loin, quitte la|notre|l', va nous quitter, nous quittent, s' en aller, change d' entreprise",
    "get-well":
      "bon retablissement, retablis*, remonter le moral, guerir, se remettre, prompt retablissement, requinquer, guerison, reconforter, consoler, malade en ce moment, lui remonter",
    apology:
      "excus*, pardon, me faire pardonner, dispute*, se reconcilier, desole*, reconcili*, reparer, m' excuser, fait une betise, regrette, faire la paix",
    congratulations:
      "felicit*, reussi*, diplome*, bravo, obtenu, a eu son, promotion obtenue, permis de conduire, son permis, gagne, reussite, recu a, exploit, remporte, prix, admis*, publie",
    "long-marriage":
      "noces d' or|argent|diamant|de|d', # ans de mariage, maries depuis # ans, # ans d' amour, maries depuis, # eme anniversaire de mariage, ensemble depuis # ans, # ans ensemble, anniversaire de mariage, # ans de vie commune",
  },
  needs: {
    garden: "jardin",
    "outdoor-space": "balcon, terrasse, exterieur",
    light: "soleil, lumiere",
    oven: "four",
    kitchen: "cuisine, cuisiniere",
    freezer: "congelateur",
    space: "place, espace",
    power: "electricite, courant",
    phone: "smartphone, telephone, portable",
    screen: "ecran, ecrans, ordinateur, tele, television, tablette, ordi",
    internet: "internet, wifi",
    flame: "bougies, bougie, flamme, feu, encens, flammes",
    blades: "couteaux, lames, couteau",
    glass: "verre",
    bath: "baignoire",
    noise: "bruit, jouets bruyants",
    car: "voiture, permis",
    bicycle: "velo",
    "record-player": "platine, tourne disque, platine vinyle",
    printer: "imprimante",
    pet: "animaux, animal, chien, chat",
    "own-walls": "trous dans le mur, percer",
  },
  lacks: {
    space: "rien de grand|gros|encombrant",
    power: "rien d' electronique|electrique, sans piles|electricite, pas de piles|electronique",
    car: "conduit pas|plus, pas de voiture, pas le permis, sans voiture, n' a pas le permis, plus le droit de conduire, pas de permis",
    "going-out": "sort plus, ne sort plus, sort plus de chez, sort presque plus",
    reading: "ne sait pas lire, sait pas lire, dyslexi*, illettre*",
    sight: "voit rien, voit plus",
    hearing: "entend rien, entend plus",
    flame: "bougies interdites, bougies sont interdites, interdit d' allumer, flamme nue, pas de flamme*",
    oven: "pas de four, sans four, juste des plaques, que des plaques",
    garden:
      "pas de jardin, sans jardin, juste un balcon|petit balcon, juste un petit balcon, seulement un balcon, que un balcon, qu' un balcon, plus de jardin",
    bath: "juste une douche, pas de baignoire, que une douche, qu' une douche",
    "own-walls": "pas le droit de percer, interdit de percer, peut pas percer, pas percer",
    care: "pas la main verte, toutes ses plantes meurent, tue toutes ses plantes",
    bicycle: "sait pas faire de velo, fait pas de velo",
  },
  skills: {
    beginner:
      "debut*, vient de commencer, se met a|au, commence a, novice, veut apprendre, s' initie, premiers pas, apprend a, initiation, vient de se mettre, se lance, jamais fait|essaye",
    keen: "passionne*, assidu*, tous les week ends, tous les weekends, chaque semaine|matin|soir|dimanche|jour, tous les jours, regulierement, amateur eclaire, mordu*",
    expert:
      "professionnel*, expert*, confirme*, depuis # ans, chevronne*, experimente*, de haut niveau, aguerri*, maitre, specialiste, toute sa vie, pro, semi pro, competition, virtuose, depuis des annees",
  },
  ages: [
    ["nouveau ne", 0, 0],
    ["tout petit, creche", 0, 3],
    ["maternelle, en maternelle", 3, 6],
    ["entre au cp, cp, primaire, ecole primaire", 6, 11],
    ["collegien, collegienne, au college", 11, 15],
    ["ado, adolescent, adolescente, lyceen, lyceenne, au lycee", 13, 18],
    ["bachelier, bacheliere, passe le bac", 17, 19],
    ["etudiant, etudiante", 18, 26],
    ["quadragenaire", 40, 49],
    ["trentenaire", 30, 39],
    ["quinquagenaire, quinqua", 50, 59],
    ["sexagenaire", 60, 69],
    ["septuagenaire", 70, 79],
    ["octogenaire", 80, 89],
    ["nonagenaire", 90, 99],
    ["centenaire", 100, 110],
    ["retraite, retraitee", 60, 99],
    ["premiere communion", 8, 12],
  ],
  time: {
    numbers: {
      un: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
      onze: 11,
      douze: 12,
      treize: 13,
      quatorze: 14,
      quinze: 15,
      seize: 16,
      vingt: 20,
      vingts: 20,
      trente: 30,
      quarante: 40,
      cinquante: 50,
      soixante: 60,
      septante: 70,
      octante: 80,
      nonante: 90,
      cent: 100,
    },
    years: "ans, an, annees",
    months: "mois",
    weeks: "semaines, semaine, jours",
    old: "revolus, d'age",
    turns: "age, agee, fete, fetera, aura, fetent, ages",
    has: "a, ont, aura, ai, avait, ayant, ses, les, fete, agee, age, eu, auront, avoir, nos",
    nearly:
      "bientot, presque, environ, deja, a peine, juste, plus, de, tout, maintenant, en, juin, mai, peu, pres, ses, beaux, fin",
    during:
      "depuis, pendant, apres, dans, il, budget, numero, y, maximum, max, durant, passe, moins, mariee, maries, durera",
    gone: "mariage, ensemble, carriere, experience, de, plus, tard, grossesse, enceinte, sobriete, d'experience, amitie, service, abstinence, d'",
    birthday: "anniversaire, anniv",
    ordinal: "e, eme, ieme, er, ere",
    early: "debut",
    middle: "milieu",
    late: "fin",
    decades: { vingtaine: 20, trentaine: 30, quarantaine: 40, cinquantaine: 50, soixantaine: 60 },
  },
  and: "et ou ni & plus",
  cut: "parce car puisque qui que quand si pour depuis chez comme mais elle il ils elles on nous je surtout alors c' j' tous toutes afin chaque est sont avec ne n' sinon avant apres",
  filler:
    "le la les l' un une des du de d' au aux a tres bien trop encore aussi plus bon bonne bons beau belle grand grande petit petite vieux vieille nouveau nouvelle nouvel son sa ses leur quelques tout toute tous toutes ce cette deux trois quatre beaucoup toujours meme vrai vraie surtout autre autres deja vraiment particulierement chose choses faire jolie joli s' jouer en jamais bel",
  prepositions: "avec de pour a par chez sans contre sur dans du des d' au aux",
  of: "de du d' des",
  who: "qui dont que",
};
