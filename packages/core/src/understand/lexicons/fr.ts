import type { Lexicon } from "../lexicon.ts";

const UNITS =
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const TENS = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt"];

/** A number below 100 as it is spelt: "soixante et onze". */
function spelt(number: number): string {
  if (number < 20) return UNITS[number] ?? "";
  const tens = Math.floor(number / 10);
  const rest = tens === 7 || tens === 9 ? (number % 10) + 10 : number % 10;
  const joint = rest === 1 || (rest === 11 && tens === 7) ? " et" : "";
  return `${TENS[tens] ?? ""}${rest === 0 ? "" : `${joint} ${UNITS[rest] ?? ""}`}`.replaceAll("-", " ");
}

type Stage = readonly [phrases: string, from: number, to: number];

/** Ages that are told without "a … ans": "souffle ses seize bougies", "le cap des 60". */
const TOLD_AGES: readonly Stage[] = Array.from({ length: 98 }, (_, index) => index + 1).flatMap((years) =>
  [`${years}`, spelt(years)].flatMap((number): Stage[] => [
    [
      [
        `souffle|soufflera|souffler|soufflent|souffla|soufflait ses|les|sa|son|leurs? ${number} bougies|bougie`,
        `cap|barre|seuil|porte|ligne|marche de|des|du ${number} ans?`,
        `changer|change|passe|passer|bascule|arrive|arriver|debarque aux|a ${number} ans`,
        `fete|feter|fetera|fetait|aura|avoir|celebre|celebrer|a ses|les ${number}`,
        `${number} ans|balais|piges|berges|printemps tout|pile|demain|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|bientot|passes|sonnes|revolus|cette|au|aujourdhui|la|le|ce`,
        `$aged|$lively de ${number} ans|balais|piges|printemps`,
        `${number} au compteur`,
        `l' age de ${number} ans`,
      ].join(", "),
      years,
      years,
    ],
    [`frise|frole|approche|approchent|avoisine|taquine|flirte|loin|proche|aborde avec|de|des|d'|les|la|ses? ses|les|la|des|de|d'? ${number} ans?`, Math.max(1, years - 3), years],
    [`va|allant|marche|vers sur|dans? ses|les|sa ${number}`, years - 1, years],
    [`dans sa|leur ${number} e|eme|ieme annee`, years - 1, years],
    [`${number} et des|quelques poussieres|brouettes|meches|printemps, ${number} ans et des|quelques poussieres|brouettes|meches, ${number} et quelques`, years, years + 9],
    [`depasse|passe|passer les ${number} ans?, plus de ${number} ans et, ${number} ans et plus`, years, years + 5],
  ]),
);

/** "Dix-huit ans", which the numbers of one word don't tell. */
const TEENS: readonly Stage[] = [
  ["dix sept ans|balais|piges|printemps, en a dix sept", 17, 17],
  ["dix huit ans|balais|piges|printemps, en a dix huit", 18, 18],
  ["dix neuf ans|balais|piges|printemps, en a dix neuf", 19, 19],
];

const DECADES: readonly Stage[] = Object.entries({
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  septantaine: 70,
  nonantaine: 90,
  dizaine: 10,
}).flatMap(([name, from]): Stage[] => [
  [
    [
      ...(from > 10 ? [`la|sa|leur ${name}`, name] : []),
      `belle|jolie|pleine|fringante|bonne ${name} ?`.replace(" ?", ""),
      `une ${name} d' annees|ans|printemps|balais`,
    ].join(", "),
    from,
    from + 9,
  ],
  [`(petite|jeune|toute) ${name}, debut (de|de la)? ${name}, (attaque|entame|aborde|inaugure) (la|sa) ${name}, ${name} (naissante|a peine|toute fraiche|debutante), entre dans la ${name}`, from, from + 4],
  [`milieu (de|de la)? ${name}, mi ${name}`, from + 3, from + 7],
  [`(fin|fin de|fin de la|grosse|solide|bonne) ${name}, ${name} bien|largement|fort? tassee|sonnee|avancee|entamee|passee|frappee|finissante`, from + 5, from + 9],
  [`(frise|frole|approche|avoisine|taquine) (de)? (la|sa) ${name}, (proche|loin|portes|aube|aube|vers) de? la ${name}`, from - 4, from],
  [`depasse|passe la ${name}, plus que la ${name}`, from + 8, from + 14],
]);

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
    aged: "monsieur|retraite|retraitee|voisine|voisin|jeune|gars|mec|nana|meuf|gosse|mome|collegue|veuf|veuve|lyceen|lyceenne|collegien|collegienne|filleul|filleule|copain|copine|pote|mere|pere|mari|epouse|epoux|papy|papi|mamy|mamie|patron|patronne|prof|bout|minette|demoiselle|gaillard|bonhomme|loulou|louloute|garnement|sportif|sportive|celibataire|passionne|passionnee|fan|geek|musicien|musicienne|etudiant|etudiante|bonne",
    lively: "coquette|rebelle|princesse|vieux|vieille|garcon|fillette|garconnet|jouvenceau|jouvencelle|jeunette|jeunot|senior|papa|maman|tonton|tata|mamé|belle|homme|energique|dynamique|alerte|adorable|timide|curieux|curieuse|bambin|bambine|poupette|puce|ados|fiston|fille",
  },
  giver: "je, j', nous",
  she: "elle",
  he: "il",
  they: "ils, elles, lui, leur",
  my: "mon, ma, mes, notre, nos",
  her: "son, sa, ses, leur, leurs",
  kin: {
    partner:
      "femme/f, mari/m, epoux/m, epouse/f, copain/m, copine/f, compagnon/m, compagne/f, conjoint/m, conjointe/f, fiance/m, fiancee/f, cheri/m, cherie/f, amoureux/m, amoureuse/f, petit ami/m, petite amie/f, petit copain/m, petite copine/f, moitie, mec/m, mon homme/m, ma moitie, ma dulcinee/f, ma meuf/f, ma nana/f, mon keum/m, ma go/f, mon doudou/m, mon bien aime/m, ma bien aimee/f, mon cher et tendre/m, concubin/m, concubine/f, mon coeur, mon amour, ma douce/f, mon chou, pacse/m, pacsee/f, petit mari/m, petite femme/f, mon bonhomme de mari/m, ma dame/f, ame soeur, mon jules/m, meuf/f, nana/f, mon valentin/m, ma valentine/f, bien aime/m, bien aimee/f",
    mother: "mere/f, maman/f, daronne/f, mam/f, reum/f, ma vieille/f, petite maman/f, mamounette/f, moman/f, mutti/f, mamoune/f, mother/f, maternelle de moi/f",
    father: "pere/m, papa/m, daron/m, reup/m, mon vieux/m, paternel/m, papounet/m, papou/m, pap/m, pop/m, mon pere a moi/m, vieux pere/m",
    parents: "parents/p, papa et maman/p, darons/p, remps/p, mes vieux/p, papa maman/p, pere et mere/p",
    child:
      "fils/m, fille/f, enfant, enfants/p, bebe, jumeaux/p, jumelles/p, gosses/p, gamins/p, petit/m, petite/f, petits/p, aine/m, ainee/f, cadet/m, cadette/f, ado, ados/p, benjamin/m, filles/p, beau fils/m, belle fille/f, bambin, tout petit/m, bambins/p, ma puce, mon loulou/m, ma louloute/f, mon poussin, mon petit bout, notre petit bout, mon bonhomme/m, mon grand/m, ma grande/f, notre grand/m, notre grande/f, fiston/m, fifille/f, rejeton/m, bout de chou, bouts de chou/p, petit bout, petits bouts/p, mioche, mioches/p, marmot/m, marmots/p, morveux/m, gamin/m, gamine/f, gosse, mome, momes/p, minot/m, minots/p, petit dernier/m, petite derniere/f, benjamine/f, petit monstre/m, tresor, mon tresor, progeniture, fistons/p, puinee/f, mon ange, loulous/p, petite puce/f, bambine/f, enfants de #/p, enfants de # a/p, ados de #/p, garcons/p, filles de #/p, fils de #/m, jumeaux de #/p, drole/m, droles/p, mon loup/m, bebes/p, petit garcon/m, petiot/m, petiote/f, petiots/p, nos garcons/p, mon garcon/m, notre garcon/m",
    sibling:
      "soeur/f, frere/m, petit frere/m, petite soeur/f, grand frere/m, grande soeur/f, soeurs/p, freres/p, jumeau/m, jumelle/f, frangin/m, frangine/f, demi frere/m, demi soeur/f, soeurette/f, frerot/m, frangins/p, frangines/p, reuf/m, reus/f, brother/m, sista/f, jumelles/p, petite frangine/f, grande frangine/f, petit frangin/m, grand frangin/m, p'tit frere/m, p'tite soeur/f, frerots/p, fratrie/p, soeurettes/p, grde soeur/f, gd frere/m, ptit frere/m, ptite soeur/f, frere aine/m, soeur ainee/f, soeur cadette/f, frere cadet/m, soeur jumelle/f, frere jumeau/m, mon jumeau/m, ma jumelle/f",
    grandparent:
      "grand mere/f, grand pere/m, mamie/f, papi/m, papy/m, mamy/f, grands parents/p, meme/f, pepe/m, mami/f, arriere grand mere/f, arriere grand pere/m, bonne maman/f, bon papa/m, mémé/f, mémère/f, pepere/m, mamé/f, papé/m, papinou/m, mamoune/f, manou/f, mamou/f, grand maman/f, gd mere/f, gd pere/m, mamina/f, nonna/f, nonno/m, aieul/m, aieule/f, bisaieul/m, bisaieule/f, mere grand/f, papounou/m, yaya/f, abuela/f, vava/m, mamita/f, mamm/f, mamm gozh/f, memere/f, memee/f, mame/f, jeddi/m, papi et mamie/p, mamie et papi/p, papy et mamie/p, mamy et papy/p, grands meres/p, grands peres/p, grand mère/f, grd mere/f, grand mere maternelle/f, grand mere paternelle/f",
    grandchild:
      "petit fils/m, petite fille/f, petits enfants/p, petits fils/p, petites filles/p, arriere petit fils/m, arriere petite fille/f, petit enfant, arriere petits enfants/p, arriere petit enfant",
    "aunt-or-uncle": "tante/f, oncle/m, tata/f, tonton/m, grand tante/f, grand oncle/m, tatie/f, tantine/f, tatan/f, taty/f, tati/f, tontons/p, tantes/p, oncles/p, grande tante/f, tatas/p, zia/f, tataie/f, tonton et tata/p, oncle et tante/p, vieil oncle/m, vieille tante/f",
    "niece-or-nephew": "niece/f, neveu/m, nieces/p, neveux/p, petite niece/f, petit neveu/m, petits neveux/p, petites nieces/p, nieces et neveux/p",
    cousin: "cousin/m, cousine/f, cousins/p, cousines/p, petit cousin/m, petite cousine/f, cousin germain/m, cousine germaine/f, couz, cousinette/f",
    "in-law":
      "belle mere/f, beau pere/m, belle soeur/f, beau frere/m, beaux parents/p, gendre/m, bru/f, belle famille/p, beaux freres/p, belle maman/f, beau papa/m, belle doche/f, belles soeurs/p, belle soeur et beau frere/p, beauf/m, belles meres/p, beaux peres/p, ex belle mere/f, futur gendre/m, future belle mere/f, future belle fille/f, futur beau pere/m, belle grand mere/f, belle mamie/f, beaux/p, future bru/f",
    godchild: "filleul/m, filleule/f, filleuls/p, filleule de coeur/f",
    family: "famille, proches/p, parrain/m, marraine/f, tuteur legal/m, mere adoptive/f, cousinade/p, tribu/p",
    couple: "jeunes maries/p, couple/p, maries/p, futurs maries/p",
    "close-friend":
      "meilleure amie/f, meilleur ami/m, meilleur pote/m, meilleure copine/f, amie d' enfance/f, ami d' enfance/m, plus vieil ami/m, plus vieille amie/f, meilleurs amis/p, vieil ami/m, vieille amie/f, grand ami/m, grande amie/f, meilleur copain/m, bestah/f, besta/f, bestie/f, best/f, bff, bestaaa/f, meilleur poto/m, meilleure pote/f, meilleure amie de toujours/f, temoin de mariage, ma temoin/f, mon temoin/m, inseparable, frere de coeur/m, soeur de coeur/f, ami de toujours/m, amie de toujours/f, vieux pote/m, vieille pote/f, pote de toujours, copain d' enfance/m, copine d' enfance/f, ami de longue date/m, amie de longue date/f, vieux copain/m, vieille copine/f, meilleur ami d' enfance/m, amie de coeur/f, meilleures amies/p, meilleures copines/p, ma confidente/f, mon confident/m, bestfriend, best friend, ma sister/f, mon frero/m, pote d' enfance, ami de trente ans/m, complice de toujours, mon acolyte, meilleure copine de fac/f, mon bff, ma bff/f, ami intime/m, amie intime/f, alter ego",
    friend:
      "ami/m, amie/f, pote, colocataire, coloc, amis/p, amies/p, copains/p, copines/p, potes/p, une copine/f, un copain/m, camarade, poto/m, potos/p, poteau/m, poteaux/p, gars sur/m, camarade de classe, camarade de promo, camarades/p, coturne, compere/m, binome, partenaire de tennis, partenaire de danse, partenaire de bridge, partenaire de padel, copine de fac/f, copine de lycee/f, copine de classe/f, copine de promo/f, copine de danse/f, copine de chorale/f, copine de yoga/f, copine de rando/f, copine de colo/f, copain de fac/m, copain de lycee/m, copain de classe/m, copain de promo/m, copain de regiment/m, copain de rando/m, copain de chambree/m, copain de foot/m, copain de colo/m, amie de la famille/f, ami de la famille/m, ami de lycee/m, amie de lycee/f, ami de fac/m, amie de fac/f, ami commun/m, amie commune/f, colloc, coloc', collocataire, voisin de chambre/m, correspondant/m, correspondante/f, penpal, ami de plume, copain de mon fils/m, copine de ma fille/f, coequipier/m, coequipiere/f, copinette/f, pote de fac, pote de lycee, pote de promo, pote de beuverie, partenaire de jeu, un ami/m, une amie/f, copains de mon fils/p, pote de mon fils, cops, copinou/m",
    "new-date": "rencard, crush, mon nouveau mec/m, mon nouveau copain/m, ma nouvelle copine/f, mon nouvel amoureux/m, mon nouveau cheri/m, mon date, mon rencard, ma date, match tinder, mon crush, ma nouvelle conquete/f, nouvelle cheri/f, plan cul, ma nouvelle meuf/f, ma nouvelle cherie/f",
    ex: "ex, ex mari/m, ex femme/f, ex copain/m, ex copine/f, ancien mari/m, ancienne copine/f, ex compagne/f, ex compagnon/m, mon ex, ancien compagnon/m, ancienne compagne/f, ancien copain/m, pere de mes enfants/m, mere de mes enfants/f, pere de ma fille/m, pere de mon fils/m, mere de ma fille/f, mere de mon fils/f, ex conjoint/m, ex conjointe/f, ancienne femme/f, ex epouse/f, ex epoux/m, premier mari/m, premiere femme/f, ex beau pere/m",
    colleague:
      "collegue, collegues/p, collaborateur/m, collaboratrice/f, stagiaire, collegue de bureau, collegue de travail, consoeur/f, confrere/m, coworker, co worker, collaborateurs/p, voisin de bureau/m, voisine de bureau/f, collab, binome de travail, binome au travail, binome de boulot, copine de boulot/f, copain de boulot/m, pote de boulot, pote du boulot, copine du boulot/f, collegues de bureau/p, ancien collegue/m, ancienne collegue/f, ex collegue, copine de bureau/f, coequipier au boulot/m, collegue du boulot, stagiaire du service, mec de l'informatique/m, mec de la compta/m, fille de la compta/f, fille de l'accueil/f, dame de l'accueil/f, gars de l'informatique/m, fille des rh/f, nouvelle du service/f, collègue/m, colegue, collgue, colegues/p, collègue de mon mari",
    boss: "patron/m, patronne/f, chef, cheffe/f, directeur/m, directrice/f, manager, responsable, boss, superieur/m, superieure/f, chef de service, n plus un, n + 1, n + 2, n 1, chef d' equipe/m, cheffe d' equipe/f, chef de projet/m, cheffe de projet/f, chef de chantier/m, chef de rayon/m, gerant/m, gerante/f, drh, pdg, rh, dirlo, maitre de stage/m, maitresse de stage/f, maitre d' apprentissage/m, tuteur de stage/m, tutrice de stage/f, superviseur/m, superviseuse/f, contremaitre/m, manageuse/f, manageur/m, responsable de service, superieur hierarchique/m, superieure hierarchique/f, big boss, redacteur en chef/m, redactrice en chef/f, chef de cabinet/m, boss de mon mari, team leader, cheffe de service/f, cadre de sante, grand patron/m, grande patronne/f, employeur/m, employeuse/f, directrice generale/f, directeur general/m, patrons/p, chefs/p, responsable d' equipe, responsable hierarchique, chefaillon/m, boss adore",
    employee:
      "employe/m, employee/f, assistant/m, assistante/f, secretaire, femme de menage/f, apprenti/m, apprentie/f, salarie/m, alternant/m, equipe, employes/p, aide menagere/f, alternante/f, jardinier/m, jeune fille au pair/f, fille au pair/f, au pair, homme a tout faire/m, technicienne de surface/f, employee de maison/f, gouvernante/f, cuisiniere/f, chauffeur/m, menagere/f, personnel de maison/p, dame de menage/f, dame du menage/f, apprentis/p, assistante de direction/f, stagiaires/p, alternants/p, ma stagiaire/f, mon stagiaire/m, notre stagiaire, notre apprenti/m, femmes de menage/p, agent d' entretien/m, agente d' entretien/f, intendante/f, aide familiale/f, ma secretaire/f, mes equipes/p",
    client: "client/m, cliente/f, clients/p, partenaire commercial, fournisseur/m, fidele cliente/f, fidele client/m, clientele/p, prospect/m, fournisseuse/f, partenaire d' affaires, prestataire",
    teacher:
      "prof, professeur, professeure/f, maitresse/f, maitre/m, instituteur/m, institutrice/f, instit, coach, entraineur/m, entraineuse/f, enseignant/m, enseignante/f, prof de piano, moniteur/m, monitrice/f, maitresse d' ecole/f, atsem/f, directeur de these/m, professeurs/p, prof de musique, mentor, educateur/m, educatrice/f, prof de guitare, prof de yoga, prof de danse, prof de maths, prof de francais, prof d' anglais, prof de sport, prof de violon, prof de chant, prof de dessin, prof de judo, prof de tennis, prof particulier/m, prof particuliere/f, prof principal/m, prof principale/f, profs/p, profs du college/p, animateur/m, animatrice/f, formateur/m, formatrice/f, tuteur/m, tutrice/f, aesh, avs, atsem, chef de choeur/m, cheffe de choeur/f, professeur des ecoles, maitre nageur/m, moniteur d' auto ecole/m, monitrice d' auto ecole/f, directrice de these/f, directeur de memoire/m, directrice de memoire/f, sensei/m, maitresses/p, maitres/p, instits/p, coachs/p, coach sportif/m, coach sportive/f, entraineurs/p, directrice d' ecole/f, directeur d' ecole/m, directrice de l' ecole/f, directeur de l' ecole/m, professeur de piano, professeur particulier/m, professeure des ecoles/f, pedagogue, repetiteur/m, repetitrice/f, educs/p, educ, eduatrice/f, educatrice specialisee/f, educateur specialise/m, enseignants/p, institutrices/p, mairtesse/f, maitresse de maternelle/f, directrice de creche/f, surveillante/f, pion/m, cpe, catechiste, prof de pilates, prof de gym, prof de zumba, prof de theatre, prof de poterie, prof de musique du petit, instit (en|de|des|au|aux) (cp|ce 1|ce 2|cm 1|cm 2|maternelle|petite section|moyenne section|grande section|terminale|seconde|sixieme|primaire|lycee|college|creche), maitresse (en|de|des|au|aux) (cp|ce 1|ce 2|cm 1|cm 2|maternelle|petite section|moyenne section|grande section|terminale|seconde|sixieme|primaire|lycee|college|creche)/f, maitre (en|de|des) (cp|ce 1|ce 2|cm 1|cm 2|maternelle|petite section|moyenne section|grande section|terminale|seconde|sixieme|primaire|lycee|college|creche)/m, prof (en|de|des|au) (cp|ce 1|ce 2|cm 1|cm 2|maternelle|petite section|moyenne section|grande section|terminale|seconde|sixieme|primaire|lycee|college|creche), institutrice (en|de|des) (cp|ce 1|ce 2|cm 1|cm 2|maternelle|petite section|moyenne section|grande section|terminale|seconde|sixieme|primaire|lycee|college|creche)/f, enseignante (en|de|des|au) (cp|ce 1|ce 2|cm 1|cm 2|maternelle|petite section|moyenne section|grande section|terminale|seconde|sixieme|primaire|lycee|college|creche)/f",
    carer:
      "nounou/f, infirmiere/f, infirmier/m, auxiliaire de vie, aide soignante/f, aide soignant/m, baby sitter, babysitter, assistante maternelle/f, medecin, sage femme/f, puericultrice/f, aide a domicile, docteur, kine, kinesitherapeute, soignante/f, soignant/m, garde malade, dog sitter, therapeute, aidante/f, nourrice/f, assmat/f, ass mat/f, auxiliaire de puericulture/f, auxiliaire, aide a domicile, garde d' enfants, ide, orthophoniste, ergotherapeute, psychologue, psy, osteopathe, osteo, dentiste, generaliste, medecin traitant, pediatre, gyneco, gynecologue, oncologue, chirurgien/m, chirurgienne/f, doula/f, toubib, doc, accompagnante/f, dame de compagnie/f, veterinaire, veto, ambulancier/m, ambulanciere/f, pharmacien/m, pharmacienne/f, tata nounou/f, nounous/p, infirmieres/p, infirmiere liberale/f, infirmier liberal/m, aides soignantes/p, soignants/p, soignantes/p, equipe soignante/p, equipe medicale/p, sages femmes/p, podologue, cardiologue, dermatologue, assistante mat/f, garde de nuit, auxiliaires de vie/p, aide menagere de ma mere/f, personnel de l' ehpad/p, personnel soignant/p, psychomotricienne/f, psychomotricien/m, auxilliaire de vie, baby sitters/p, kinesi, docteur de famille, medecin de famille, puer/f, nounou d' amour/f, cat sitter, pet sitter, promeneur de chien/m, promeneuse de chien/f",
    neighbour: "voisin/m, voisine/f, voisins/p, proprietaire, gardienne/f, gardien/m, concierge, voisines/p, voisinne/f, logeur/m, logeuse/f, proprio, bailleur/m, gardien d' immeuble/m, gardienne d' immeuble/f, gardien de l' immeuble/m, gardienne de l' immeuble/f, voisin du dessous/m, voisine du dessous/f, voisin du dessus/m, voisine du dessus/f, voisin d' en face/m, voisine d' en face/f, vieux voisin/m, vieille voisine/f, voisin de palier/m, voisine de palier/f, concierge de l' immeuble, portier/m, concierges/p, voisinage/p, dame du troisieme/f, dame du rez de chaussee/f, dame du dessus/f, vieux du dessous/m, monsieur du dessus/m, monsieur du premier/m, propriétaire de mon appart",
    host: "hote/m, hotesse/f, famille d' accueil, hotes/p, hote airbnb/m, maitresse de maison/f, maitre de maison/m, hote d' accueil/m, mere d' accueil/f, famille qui nous/p, famille qui m'/p",
    acquaintance:
      "connaissance, facteur/m, coiffeuse/f, coiffeur/m, factrice/f, boulangere/f, boulanger/m, cure/m, eboueur/m, connaissances/p, fleuriste, boucher/m, bouchere/f, libraire, caissiere/f, caissier/m, postiere/f, postier/m, estheticienne/f, garagiste, banquier/m, banquiere/f, conseiller/m, conseillere/f, dame de la cantine/f, cantiniere/f, bibliothecaire, imam/m, rabbin/m, pasteur/m, notaire, livreur/m, livreuse/f, toiletteuse/f, toiletteur/m, choriste, copain de chorale/m, membre du club, chauffeur de bus/m, conductrice de bus/f, eboueurs/p, fromager/m, fromagere/f, epicier/m, epiciere/f, patron du bar/m, patronne du cafe/f, dame de la bibliotheque/f, facteurs/p, coiffeurs/p, masseuse/f, masseur/m, tatoueur/m, tatoueuse/f, manucure/f, avocat/m, avocate/f, maire/m, monsieur le maire/m, monsieur le cure/m, president du club/m, presidente de l' association/f, benevole, benevoles/p, concessionnaire/m, agent immobilier/m, pompiste, serveur/m, serveuse/f, barista, boulangers/p, parents d' eleves/p, parent d' eleve, maman d' eleve/f, maman de l' ecole/f, papa de l' ecole/m, mere d' eleve/f, couturiere/f, photographe, plombier/m, macon/m, femme du pasteur/f",
    pet: "mon chien, notre chien, mon chat, notre chat, ma chienne, ma chatte, notre chienne",
  },
  relations: {
    colleague:
      "secret santa .. bureau|travail|boulot, pere noel secret, du bureau, du boulot, du travail, au bureau j'ai tire, de la compta, travaille avec moi, de mon equipe, noel au bureau, de mon service, noel surprise, j'ai tire au sort, tire au sort .. boulot|taf|travail|bureau|boite, (tombe|tombee) sur .. compta|informatique|rh|accueil|bureau|boulot|service, pere noel secret, secret santa au, du taf, au taf, de la boite, du service, de l'open space, de mon open space, de chez nous au bureau, de ma boite, partage mon bureau, bureau d'en face, bosse avec moi, travaille dans (mon|la meme|le meme) equipe|service|boite|bureau, on bosse ensemble, nous travaillons ensemble, on travaille ensemble, avec qui je bosse|travaille, machine a cafe du boulot, de mon taf, de mon boulot, du labo, pot au bureau, noel de la boite",
    self: "pour moi, pour moi meme, me faire plaisir, m' offrir, m'offrir, moi meme, je m' offre, me gater, me faire un cadeau, cadeau a moi, pour ma pomme, pour bibi, pour mézigue, me recompenser, auto cadeau, cadeau de moi a moi, me fait plaisir, m'acheter, c'est moi qui le recois, pour moi meme, je me l'offre, j'ai envie de me, me gate",
    "new-date":
      "# rendez vous, troisieme rendez vous, deuxieme rendez vous, trois rendez vous, on vient de se rencontrer, sort ensemble depuis peu, premiers rendez vous, se frequente depuis peu, se voit depuis # semaines, quelques rendez vous, deux rendez vous, premier rendez vous, on se voit depuis, premier date, deuxieme date, troisieme date, rencontre sur tinder|hinge|bumble|meetic, rencontree sur tinder|hinge|bumble|meetic, je frequente depuis, je vois depuis, on se frequente, c'est tout recent entre, c'est tout frais entre, debut de relation, on debute, matche sur, on flirte, je sors depuis peu, drague, on se decouvre",
    host: "nous invitent, nous invite, nous recoivent, nous recoit, chez qui on|nous loge|logeons|dine|dinons|dort|va, chez qui, invites a diner, nous heberge*, qui nous accueille*, nous accueillent, invites chez, nous logent, nous a|ont invites, nous ont invites, nous prete|pretent .. maison|appart, nous recevra, on est invites chez, invites a diner, invite a diner, invitee a diner, qui m'heberge, m'heberge, m'hebergent, me loge, me logent, passe le reveillon chez, recus chez, passons le week end chez, chez qui je passe, chez qui nous passons",
    neighbour: "d' a cote, d' en face, du dessus, du dessous, de palier, habite a cote, sur le palier, du troisieme etage, de l' etage, du rez de chaussee, habite en face, habite au dessus, habite en dessous, vit a cote, vit en face, maison d'a cote, porte d'a cote, de mon immeuble, de l'immeuble, bout de la rue, meme palier",
    carer:
      "s' occupe de ma|mon|notre|nos|mes, garde nos|mes|notre|mon, s'occupe de ma, qui s' occupe de, qui garde, veille sur ma|mon, veille sur, s'occupe de ma|mon|notre|nos|mes|papa|maman|mamie|papi, s'occupait de ma|mon, qui soigne, qui a soigne|accouche|suivi|opere, prend soin de ma|mon|notre, promene notre|mon chien, a mis au monde, vient laver|lever|coucher, fait les soins de, garde les|ma|notre enfants|fille|fils|petit|petite",
    "close-friend":
      "se connait depuis|#, amis depuis, connait depuis (l' enfance|le lycee|toujours|l' ecole|#), comme une soeur, comme un frere, se connait depuis toujours, amies depuis, on se connait depuis, nous nous connaissons depuis, se connait depuis, copines depuis, potes depuis, inseparables depuis, amies depuis, depuis la maternelle elle|il|on, comme ma soeur, comme mon frere, connait par coeur, presque une soeur, presque un frere, depuis le bac a sable, connait depuis (la maternelle|la sixieme|le primaire|la primaire|le college|la fac)",
    acquaintance: "connais a peine, connais peu, connais mal, connait a peine, croise tous les matins, croise de temps en temps, vague connaissance, que de vue, connais que de vue, connais pas bien|tres|vraiment|beaucoup, connais pas plus",
    employee: "qui (vient|viennent)? (fait|faire|font|fasse) le|du menage, fait le menage chez, nettoie nos|les|mes bureaux, menage chez (moi|nous|mes), tient|entretient (notre|ma|mon) maison|jardin",
    teacher: "a qui je dois mon bac, fait cours a, donne des cours de .. a ma|mon, entraine mon|ma|mes|notre, apprend .. a mon|ma|mes, enseigne .. a mon|ma",
    friend: "de mon club de, de ma chorale, du club de lecture|marche|rando|tennis|bridge, de la chorale, de mon cours de, de mon groupe de",
    godchild: "suis sa marraine, suis son parrain, suis la marraine, suis le parrain, je suis marraine, je suis parrain",
    grandchild: "suis sa mamie|grand mere, suis son papi|grand pere",
  },
  signs: {
    not: "pas, jamais, guere, ni, nullement, pas trop, pas vraiment, pas du tout, peut pas dire qu' il|elle|ils|elles soit|aime|est|adore? , dirait|dirais pas qu' il|elle est|soit? , on ne peut pas dire que, loin d' etre, rien d' un|une, tout sauf un|une, suis pas sur|sure qu' il|elle|ca, pas specialement, pas franchement, aucunement, point, absolument pas, plus du tout, plus vraiment, pas tellement, pas particulierement, plus tellement",
    no: "pas de, pas d', pas un, pas une, sans, aucun, aucune, plus de, plus d', jamais de, rien de|d'|avec|en|a, rien qui, surtout pas de|d', surtout pas, evite, evitez, eviter, ni, tout sauf, sauf, hormis, excepte, non aux, non au, a part, plus aucun|aucune, pas besoin de|d', n'importe quoi sauf, pitie pas de, fini, pas encore un|une, trop plein de, marre de recevoir, pas le, pas la, pas les, pas l', pas du, pas des",
    like: "aime, aiment, adore, adorent, aimait, raffole de|d'|des, raffolent de|d', est fan de|d'|du, fan de|d'|du|des, fou de|d'|du|des, folle de|d'|du|des, passionne de|d'|par, passionnee de|d'|par, fous de|d', joue de la|du|de|l'|d', joue au|a, joue, accro a|au|aux, feru de|d', ferue de|d', amateur de|d'|du, amatrice de|d', gourmand de|d', gourmande de|d', collectionne, pratique, fait de la|du|de|l', fait, apprecie, prefere, s' interesse a|au|aux, kiffe, passion pour, faible pour, ne jure que par, vit pour, ne peut pas vivre|se passer sans|de|d', dit jamais non a|au, dit pas non a|au, ne refuse jamais|pas, refuse jamais, mordu de|d', mordue de|d', dingue de|d'|du, grand amateur de|d', ecoute, lit, plaisir a, aime bien, aime beaucoup, interesse par, interessee par, se passe pas de|d', jamais contre, pas contre, crache pas sur, rechigne pas, apprend, se remet a|au, hobbies, loisirs, passe .. temps a, peut pas se passer de|d', branche, branchee, branches, crache|cracherait|cracherais|crachent|cracher pas sur|dessus, ne crache|cracherait jamais sur, raffole, craque pour|devant, fond pour|devant, fondu|fondue de|d', dingo de|d', fana de|d'|du, addict a|au|aux, accroc a|au|aux, toque|toquee de|d', fervent|fervente de|d', inconditionnel|inconditionnelle de|d'|du, ne vit que pour, carbure a|au|aux, tourne a|au|aux, se nourrit de, biberonne|biberonnee a|au|aux, eprise|epris de|d', devore les|des|la, affectionne, se damnerait pour, vendrait pere et mere pour, tuerait pour, a un faible pour, ne peut resister a|au|aux, resiste pas a|au|aux, resiste jamais a|au|aux, dirait pas non a|au|aux, dit rarement non a|au, en pince pour, au top avec, calé en|sur, cale|calee en|sur, ne quitte jamais, s' adonne a|au|aux, s' eclate a|au|aux|en|avec, passe ses (journees|soirees|week ends|dimanches) a|au|aux|en, se regale de|avec|d', friand|friande de|d', kiffe grave, trippe sur, obsede|obsedee par|de, cinglee|cingle de, maboul de, marteau de, en boit (des litres|tout le temps), gaga de|des, adooore*, adorait, ador, aaime, s'est mis* a|au|aux",
    liked:
      "est sa passion, c' est sa passion, est son truc, c' est son truc, sont sa passion, toujours bienvenu, lui plait, lui plaisent, plait toujours, est son dada, elle|il|ils|elles (adore|adorent|kiffe|kiffent|raffole|en raffole|en est fou|en est folle|est fan|surkiffe|en redemande|s'eclate), elle|il en boit|mange (des litres|tout le temps|des tonnes|a longueur|du matin|toute la journee), c' est (toute sa vie|sa vie|son kif|son dada|son delire|son monde|son plaisir|sacre|sa came|son peche mignon|sa drogue|son oxygene|son grand amour|son jardin secret), est (toute sa vie|son kif|son dada|son peche mignon), la|le (passionne|passionnent|branche|branchent|botte|eclate|rend heureuse|rend heureux|detend), il|elle dit jamais non, il|elle peut pas s'en passer, lui font|fait toujours plaisir, jamais de trop",
    dislike:
      "deteste, detestent, hait, haissent, aime pas|plus|guere, aiment pas|plus, apprecie pas|peu|guere, supporte pas|plus, supportent pas, a horreur de|d'|du|des, horreur de|d'|du|des, pas fan de|d'|du|des, pas folle|fou de|d', deja trop de|d', trop de|d', a assez de|d', assez de|d', marre de|d'|du|des, en a marre de|d'|du|des, lasse de|d', fatigue de|d', degoute de|d'|par, pas amateur de|d', interesse pas a|au|aux, pas interesse par, deborde de|d', plus besoin de|d', allergique aux bibelots, aime pas du tout, aime vraiment pas, pas tres, a peur de|d'|du|des, peur de|d'|du|des, n'a rien a faire de, se fiche de|d', ras le bol de|d'|des, en a assez de|d'|des, croule sous les, en a plein de|d', pas branche, pas branchee, lit jamais de|d', fuit, fuit les, pas son truc le|la|les, marre d', ne lit, a deja assez de|d', pas attire par, pas attiree par, rien a voir avec, a deja trop de|d', inutile de lui? offrir|donner|acheter|prendre|proposer|parler, pas la peine de lui? offrir|acheter|prendre, (pas question|hors de question) de|d'? lui? offrir|acheter|prendre? , evite|evitez|eviter|evitons|oubliez|oublie|oublier|zappe|zappez|bannir|stop|halte|merci d'eviter|exit lui|aux|au|a|les|la|le|l'? d'? offrir? , lui offre|offrez|offrir|prend|achete|prenez|achetez surtout? pas|plus|jamais|rien, offre lui pas, est|sont|etait plus|pas (trop|tellement|tres|vraiment|franchement|du tout|specialement|particulierement|forcement|bien) , pas (trop|tellement|tres|vraiment|franchement|du tout|specialement|particulierement|forcement|plus que ca|pour un sou) portee|porte|attire|attiree|branche|branchee|fan|accro|chaud|chaude|friand|friande|emballe|emballee|interesse|interessee|fort|forte|tentee|tente|doue|douee|client|cliente|convaincu|convaincue de|d'|du|des|par|sur|pour|a|au|aux|en? la|le|les|l'? , pas|plus|jamais|guere ete? portee|porte|attire|attiree|branche|branchee|accro|friand|friande|emballe|emballee|interesse|interessee|tente|tentee|client|cliente|fana|amateur|amatrice|copain|copine|adepte|inconditionnel|chaud|chaude|passionne|passionnee|seduit|seduite|sensible|douee|doue par|sur|de|d'|du|des|avec|pour|a|au|aux la|le|les|l'? , plutot que de|d'|du|des|le|la|les faire|jouer|recevoir? du|de|la|le|les? , preferer* .. que|qu' de|d'|un|une|du|des|faire|recevoir|lire|jouer, peut|peuvent|veut|veulent|pouvait pas|plus les|le|la|l'? voir|sentir|encadrer|saquer|blairer|piffer|piffrer|souffrir|encaisser|supporter|endurer en peinture? , pas envie de|d', plus envie de|d', aucune envie de|d', aucun interet pour, aucun gout pour, aucune passion pour, aucune patience pour, pas la patience pour, pas le gout de, pas de patience pour, ca|rien a battre|faire|cirer|secouer|foutre de|du|des|d', accroche|accrochait pas|jamais|plus|guere|moyen avec|a|au|aux , jamais accroche avec|a|au|aux, a jamais accroche, mord pas|jamais a|au|aux, pige|comprend|connait|entrave|capte (rien|que dalle) a|au|aux, brouille|brouillee|fache|fachee|irreconciliable avec, hermetique|impermeable|insensible|indifferent|indifferente|refractaire|allergique|etranger|etrangere|hostile|oppose|opposee a|au|aux la|le|les|l'? , tourne|tourner la page de|du|des, laisse|laissee|laisser tomber, lache, abandonne, plaque|plaquer le|la, a lache|abandonne|range|raccroche|delaisse|rage|vendu|largue , raccroche les|la|le|de, a perdu (le gout|l'envie|l'interet) de|du|pour|des, plus le gout de|du|des, plus gout a|au|aux, vomit|execre|abhorre|boude|meprise|redoute|craint|maudit|honnit|fustige|conspue|detestait|abomine|denigre, ras la casquette|bol de|d'|des|du, plus que ras le bol de|d'|des|du, plein (le dos|les bottes|la casquette) de|d'|des|du, peut plus|peuvent plus de|d'|des|du, en peut plus de|d'|des|du, gave|gavee|sature|saturee|ecoeure|ecoeuree|saoule|saoulee|soulee|blase|blasee|degoute|degoutee|repu|repue|vaccine|vaccinee de|d'|des|du|par|avec|contre, overdose|indigestion|saturation|ras de|d', sa dose de|d', son lot de|d', son compte de|d', noye|noyee|envahi|envahie|submerge|submergee|enseveli|ensevelie|inonde|inondee|encombre|encombree|etouffe|deborde|croule sous|par|de les|la|le|des? , a|ont|possede bien|beaucoup|largement|deja|franchement? assez|trop|suffisamment de|d'|des, pas|plus besoin de|d'|des|d'un|d'une, encore une|un|des, une enieme, un enieme, nieme, pas une|un enieme, par pitie pas|plus de|d', pitie pas|plus de|d'|des|le|la|les, surtout|svp|stp pas|plus de|d'|des|le|la, mais|et surtout pas|plus de|d', horreur sainte de, sainte horreur de|d'|du|des, en horreur le|la|les|l', a|ont en horreur le|la|les|l'|tout, phobie de|du|des|d', phobique de|du|des, aversion pour, degout pour, deteste|detestent|hait|execre cordialement|absolument|royalement|viscéralement|par dessus tout? tout|toute|tous|toutes? ce? qui? est|touche|concerne|ressemble? de|a|au|aux? , kiffe pas|plus|trop, kiffe pas trop|tellement|du tout, aime pas|plus|guere|jamais (trop|tellement|beaucoup|vraiment|specialement|particulierement|du tout|des masses|plus que ca) , raffole pas|plus|guere de|d'|du|des, adore pas|plus, aime moyen|moyennement|que moyennement|modérement, aimait pas|deja pas, apprecie (moyennement|peu|guere|que moyennement), tout sauf le|la|les|du|de|des|un|une, n'importe quoi mais|sauf pas? de|du|un|une|le|la|les? , se moque|fout|fiche|tape|tamponne|contrefiche|contrefout|balance (completement|royalement|totalement|eperdument|pas mal)? de|du|des|d', fiche royalement de, fait|faites l' impasse sur, lit|cuisine|jardine|coud|tricote|bricole|regarde|ecoute|porte|met|boit|mange|utilise jamais|pas|plus de|d'|la|le|les|du|des? , peu|pas de gout pour, peu porte|portee sur, peu friand|friande de, pas ami|amie avec, nul|nulle en|au|aux la?, deux mains gauches pour",
    disliked:
      "c' est pas son truc, n' est pas son truc, est pas son truc, sont pas son truc, est pas pour lui|elle, sont pas pour lui|elle, tres peu pour lui|elle, non merci, pas du tout, l' ennuie, l' ennuient, ca l' ennuie, lui plait pas, lui plaisent pas, pas trop, pas vraiment, elle|il en a assez, elle|il en a trop, bof, a proscrire, a eviter, ne lui dit rien, lui dit rien, pas sa tasse de the, est pas sa tasse, ca l' agace, elle|il a horreur, est exclu, sont exclus, le laisse froid, la laisse froide, la laissent froide, lui sortent par, lui sort par, ca|cela|c'|ce|qui? le|la|l'|lui|les saoule|saoulent|soule|soulent|gonfle|gonflent|gave|gavent|barbe|barbent|rase|rasent|ennuie|ennuient|emmerde|emmerdent|lasse|lassent|degoute|degoutent|repugne|repugnent|rebute|rebutent|deprime|depriment|horripile|horripilent|agace|agacent|enerve|enervent|herisse|insupporte|insupportent|indiffere|indifferent|endort|endorment|broute|assomme|assomment|exaspere|exasperent|fatigue|fatiguent|ecoeure|ecoeurent|debecte|angoisse|stresse|rebutait|bassine|bassinent (grave|a mourir|profondement|prodigieusement|vite|severe|vraiment|au plus haut point|ferme|copieusement)? , ca|cela? la|le|l'|les laisse|laissent|laissait (froid|froide|de marbre|indifferent|indifferente|completement|totalement|plutot), ca? le|la|l'|lui fait|font|fout chier|suer|bailler|fuir|braire|gerber|flipper|peur|horreur|vomir, n'? interesse|interessent pas|plus|guere|absolument, l'|la|le n'? interesse|interessent (pas|plus|guere|absolument|en rien), ne? le|la|l'|les tente|tentent|branche|branchent|attire|attirent|passionne|passionnent|seduit|emballe|emballent|botte|bottent|amuse|amusent pas|plus|guere|absolument|moyen|moyennement, ne? lui parle|parlent|plait|plaisent|dit|disent|va|vont|inspire|inspirent|correspond|ressemble (pas|plus|guere|rien|absolument pas|vraiment pas|du tout), lui passe|passent loin? au dessus, lui passe|passent au dessus de la tete, c'|ce|s'|cela? est|etait|sera pas|plus|jamais|vraiment|franchement|clairement|carrement|absolument (trop|vraiment|tellement|du tout|franchement|specialement|exactement|plus)? son|sa|leur|ses (truc|delire|kif|dada|fort|monde|trip|genre|style|rayon|domaine|univers|passion|came|tasse|dope|rayon|point fort|choses|credo|element|premier amour), sont (pas|plus|vraiment pas) son|leur|sa truc|delire|kif|dada|fort|monde|came|genre, tres? peu pour elle|lui|eux, (c' est)? pas pour elle|lui|eux, ca fait deux, et elle|lui ca fait deux, bof, bof bof, mouais, elle|il|ils|elles y? touche|touchent|met|joue pas|plus|jamais, elle|il|ils|elles en? veut|veulent pas|plus en? entendre, veut plus|pas en entendre parler, elle|il|ils en veut|veulent pas|plus, elle|il|ils le|la|les supporte|supportent|utilise|met|porte|ouvre|regarde|mange|lit pas|plus|jamais, elle|il|ils|elles n'? en? peut|veut|peuvent pas|plus? les|le|la|l'? pas|plus? voir|sentir|encadrer|saquer|blairer|piffer|piffrer|souffrir|encaisser|supporter|endurer en? peinture?, elle|il|ils (deteste|detestent|hait|execre|abhorre|vomit|supporte pas|aime pas|kiffe pas|fuit) ca? , elle|il|ils s' en fiche|fout|moque|tape|tamponne|balance|bat|contrefiche|fichent, elle|il y? connait|comprend|pige|entrave|capte (rien|que dalle), lui sort|sortent par les|le yeux|trous|nez|oreilles, lui donne|donnent|file|filent (des boutons|envie de fuir|la nausee|de l'urticaire|le cafard|des cauchemars|la gerbe), n'? a jamais|pas|plus ete son truc|fort|dada|delire|kif, elle|il a jamais|plus (aime|accroche|touche|mordu|supporte|compris l'interet), ca suffit, c' est bon, ca va comme ca, elle|il en a (marre|assez|ras|jusque|par dessus|plein|deja|trop|une tonne|des tonnes|a ne plus|a revendre|plein le dos|soupe), y en a (marre|assez|trop|ras le bol), stop, a eviter, c' est (non|niet|mort|fini|termine|exclu|hors de question|rape|la plaie|le cauchemar|l'horreur|l'enfer|la purge|son cauchemar|sa hantise|un supplice|une torture|une corvee|sa bete noire), finit|finissent|finiront|finira|terminent|termine (a la poubelle|au placard|au fond|a la cave|au grenier|sur vinted|dans un tiroir), prend|prennent la poussiere, la barbe, sans facon, merci bien, c'|ce? est (derriere|fini pour|pas ma|pas la joie), est pas fan|friand|friande|client|cliente|accro",
    own: "a deja, ont deja, possede, possedent, a deux|trois|plusieurs|tous|toutes|quatre|cinq, vient de s' acheter|offrir|procurer, vient d' acheter, s' est achete|offert|achetee|offerte, a tout plein de, on lui a offert|deja, lui avons offert|deja, lui ai offert, est equipe|equipee de|d'|en, a recu, a eu un|une, a son|sa propre, a toute une collection de, collection de|d', nous lui avons, je lui ai offert, deja un|une|des|son|sa, proprietaire de|d', a herite de|d', a tous les|ses, a toutes les|ses, s' est paye|payee|offert|offerte|procure|procuree|degote|trouve|dote|dotee|fait|acquis|monte|equipe|equipee|commande|pris|prise deja|enfin?, a|ont craque|investi|flambe|opte pour|dans, a|ont deja|enfin? achete|acquis|commande|recu|adopte , vient|viennent de recevoir|s'offrir|s'acheter|se payer|s'equiper|craquer|investir|commander|acquerir pour|dans|d'? , heureux|heureuse|fier|fiere proprietaire|possesseur|detenteur|detentrice de|d', dispose deja? de|d', detient, a|ont herite de|d'|du, je|on|nous lui|leur ai|a|avons|avait deja? offert|achete|donne|pris|paye|refile|file|fait, lui a|ont deja? offert|achete|donne|pris|paye|refile|legue, chez elle|lui|eux il? y a deja? , il? y a deja (chez elle|chez lui)? , ne manque|manquent pas de|d', manque pas de|d', a deja? tout? ce qu' il faut pour|en|de|comme|cote, a deja? de quoi, est deja? bien|super|tres|hyper|sur? equipe|equipee|fourni|fournie|pourvu|pourvue|outille|outillee|monte|montee de|d'|en|cote|pour|avec, deja? bien|super|tres|hyper? equipe|equipee|fourni|fournie|outille|outillee de|d'|en|cote|pour, a (au moins|facile|deja)? (cinq|six|dix|douze|quinze|vingt|cinquante|cent|deux|trois|quatre|plein|une tonne|une quantite|une ribambelle|une flopee|un tas|un wagon|une montagne|une armada|des tonnes|un placard|une armoire|un stock|une collection|une bonne dizaine|une dizaine|une vingtaine) de|d'|entiere|plein|pleine? de|d'? , a meme un|une|son|sa|le|la, a eu .. a|pour|au noel|anniversaire, son|sa propre|fidele|vieux|vieille|nouveau|nouvelle|super|beau|belle , ses placards|etageres|tiroirs (debordent|croulent|regorgent|sont pleins) deja? de|d'|sous, collectionne deja? les? , dort avec son|sa , roule en|dans",
    have: "a, ont, avait, avaient, ai, avons",
    want: "veut, veulent, voudrait, voudraient, aimerait, aimeraient, reve de|d'|du, revent de|d', souhaite, souhaiterait, desire, a envie de|d', envie de|d', a besoin de|d', besoin de|d', economise pour, cherche, rever de|d', parle de s' acheter|acheter, parle sans cesse de|d', parle souvent de|d', lorgne sur|, lorgne, convoite, aurait aime, aurait voulu, attend, espere, mentionne, a mentionne, hesite a s' acheter, son reve est|serait, lui faudrait, il lui faut, il lui faudrait, voulait, adorerait, adorerait avoir, louche sur, sur sa liste, depuis longtemps envie de|d', parle d', manque, tanne|bassine|saoule|harcele|supplie|tanner|gonfle|serine|reclame|reclament|quemande .. (pour|afin d') (avoir|qu'on)?, tanne .. pour avoir|un|une, reclame, reclame .. depuis|un|une|des, fait du pied pour, ferait (vraiment|tres|super|trop|tellement|bien|le plus)? plaisir c'|ce est|serait|etait, ferait plaisir un|une|des, son|sa|le reve|envie|souhait|graal c'|ce? est|serait|ultime? (d' avoir|d' acheter|de s' offrir|un|une|de|d'), a repere|flashe|vu|mis|craque|bloque .. vitrine|oeil|dessus|liste, flashe sur, flashe|craque (en vitrine)? sur|devant , a flashe sur, bave (devant|sur|d' envie), salive devant, guette, met de cote pour, met (de l'argent|des sous) de cote pour, economise pour s'? offrir|acheter|un|une? , pleure (apres|pour avoir), n'attend que, attend que ca, serait aux anges avec|si, serait ravi|ravie|heureux|heureuse|contente|content (d' avoir|de recevoir|avec), demande|a demande|demandait un|une|des|le|la , a commande au pere noel, a demande au pere noel, liste au|de pere noel, en pince pour, il lui manque (juste|encore|plus que|toujours|que)?, lui manque (juste|encore|plus que|toujours|plus qu'|que)?, ne manque plus que|qu', manque (juste|encore|plus que|toujours|seulement)? un|une|le|la|des , aurait bien besoin|envie de|d', a grand|bien|vraiment besoin de|d', est a la recherche de|d'|du, est en quete de|d'|du, se verrait bien avec, verrait bien avec, meurt d' envie de|d' avoir?, crève d'envie de|d', creve d' envie de|d', voudrait|veut|aimerait|souhaite|souhaiterait|reve|adorerait (vraiment|tellement|trop|bien|tant|absolument|depuis longtemps|enfin|ardemment)? s'? (avoir|acheter|offrir|recevoir|acquerir|payer|posseder|changer de|de s'offrir|d'avoir|d'acheter|de s'acheter) , a les yeux qui brillent devant, faudrait (lui|qu' elle|qu' il)? racheter|acheter|trouver , reve (secretement|tout haut|toujours|depuis)? de|d'|toujours toujours? d'|de|avoir? , parle que de|d', ne parle que de|d', parle tout le temps de|d', n' a pas encore de|d'",
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
      "blind date, daltonien, daltonienne, sourd a, sourde a, sourde oreille, travaille .. aveugles|sourds|handicapes|malades alzheimer|refugies, sobre et elegant, style sobre, deco sobre, gardien de prison, surveillant de prison, surveillante de prison, travaille .. prison, pas grave, pas de probleme, pas de souci, pas d' idee, pas presse, pas seulement, pas que, pas mal, pas cher, pas trop cher, pas trop cheres, il y a, il y en a, peu importe, sans doute, sans faute, sans limite, a l'aveugle, age de pierre, tout le monde, sans probleme, n'importe, il fait, il faut, il y avait, chocolat au lait, est allergique a rien, allergique a rien, couleur sobre, couleurs sobres, sobre et, femme de chambre, chef d' oeuvre, chef cuisinier, fait de son mieux, fait du bien, qui fait, a la main, plus de #, sans alcool c'est, (depuis|pendant|apres|dans|y a|fait|durant|de|des|il y a) pres|plus|environ|de|d'? (dix sept|dix huit|dix neuf) ans|annees, dix sept|huit|neuf ans de|d'|ensemble|plus|apres|qu'|que, une vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|dizaine de|d', en quarantaine, (depuis|pendant|apres|dans|y a|fait|durant) pres|plus|environ? de|d'? une|la vingtaine|trentaine|quarantaine|cinquantaine|dizaine d' annees|ans, un demi siecle de|d'|que|qu', depuis un demi siecle, depuis un quart de siecle, classe|enseigne|eleves|bosse|travaille (de|en|des|avec des|aux|les|chez les)? (cp|ce 1|ce 2|cm 1|cm 2|cp de|maternelle|petite section|moyenne section|grande section|terminale|seconde|sixieme|primaire|lycee|college|creche), cap petite enfance, cas majeur, force majeure, raison majeure, majeure partie, son|sa|le|la|l'|mon (medecin|docteur|toubib|cardiologue|dermato|gyneco|allergologue|diabetologue|kine|psy|dentiste|sage femme|generaliste|infirmiere|medecin traitant|neurologue|neuro|gastro) (lui|l'|a|la|le|dit|veut|conseille|interdit|deconseille|est formel|refuse|ne), petite|jeune|toute|grosse|vieille vingtaine|trentaine|quarantaine|cinquantaine|soixantaine, petit creux, petite fortune, petite envie, grand pas, petit pas",
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
    ...TOLD_AGES,
    ...TEENS,
    ...DECADES,
    ["nouveau ne", 0, 0],
    ["tout petit, creche", 0, 3],
    ["maternelle, en maternelle", 3, 6],
    ["entre au cp, cp, primaire, ecole primaire", 6, 11],
    ["collegien, collegienne, au college", 11, 15],
    ["ado, adolescent, adolescente, lyceen, lyceenne, au lycee", 13, 18],
    ["bachelier, bacheliere, passe le bac", 17, 19],
    ["etudiant, etudiante", 18, 26],
    ["nourrisson, poupon", 0, 1],
    ["petite section", 3, 4],
    ["moyenne section", 4, 5],
    ["grande section", 5, 6],
    ["ce 1", 7, 8],
    ["ce 2", 8, 9],
    ["cm 1", 9, 10],
    ["cm 2", 10, 11],
    ["(en|passe en|entre en|rentre en) (6 e|6 eme|6 ieme|sixieme)", 11, 12],
    ["(en|passe en|entre en|rentre en) (5 e|5 eme|5 ieme|cinquieme)", 12, 13],
    ["(en|passe en|entre en|rentre en) (4 e|4 eme|4 ieme|quatrieme)", 13, 14],
    ["(en|passe en|entre en|rentre en) (3 e|3 eme|3 ieme|troisieme), passe son|le brevet", 14, 15],
    ["en seconde, en 2 nde, en 2 nde", 15, 16],
    ["passe|entre|rentre en premiere, en premiere au|generale|techno|l|s|es", 16, 17],
    ["en terminale, en term, terminale, passe son|le bac, son bac, le bac cette annee", 17, 18],
    ["preado, pre ado, preadolescent, preadolescente", 10, 13],
    ["jeune adulte", 18, 25],
    ["majeur, majeure, fete sa majorite, sa majorite", 18, 18],
    ["vingtenaire", 20, 29],
    ["quart de siecle", 25, 25],
    ["deux fois vingt ans, 2 fois 20 ans", 40, 40],
    ["demi siecle", 50, 50],
    ["trois fois vingt ans, 3 fois 20 ans", 60, 60],
    ["trois quarts de siecle", 75, 75],
    ["quatre fois vingt ans, 4 fois 20 ans", 80, 80],
    ["premiere bougie, premier anniversaire, un an pile, petit bout d' un an, bebe d' un an", 1, 1],
    ["deuxieme bougie", 2, 2],
    ["troisieme bougie", 3, 3],
    ["age de raison", 7, 7],
    ["quadra, quadragenaire", 40, 49],
    ["trentenaire", 30, 39],
    ["quinquagenaire, quinqua", 50, 59],
    ["sexagenaire, sexa", 60, 69],
    ["baby boomer, boomer, boomeuse", 60, 80],
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
    years: "ans, an, annees, balais, piges, berges, printemps, balai, pige",
    months: "mois",
    weeks: "semaines, semaine, jours",
    old: "revolus, d'age",
    turns: "age, agee, fete, fetera, aura, fetent, ages",
    has: "a, ont, aura, ai, avait, ayant, ses, les, fete, agee, age, eu, auront, avoir, nos",
    nearly:
      "bientot, presque, environ, deja, a peine, juste, plus, de, tout, maintenant, en, juin, mai, peu, pres, ses, beaux, fin",
    during:
      "depuis, pendant, apres, dans, budget, numero, y, maximum, max, durant, passe, moins, mariee, maries, durera",
    gone: "mariage, ensemble, carriere, experience, de, plus, tard, grossesse, enceinte, sobriete, d'experience, amitie, service, abstinence, d'",
    birthday: "anniversaire, anniv",
    ordinal: "e, eme, ieme, er, ere",
    early: "debut",
    middle: "milieu",
    late: "fin",
    decades: {},
  },
  and: "et ou ni & plus",
  cut: "parce car puisque qui que quand si pour depuis chez comme mais elle il ils elles on nous je surtout alors c' j' tous toutes afin chaque est sont avec ne n' sinon avant apres",
  filler:
    "le la les l' un une des du de d' au aux a tres bien trop encore aussi plus bon bonne bons beau belle grand grande petit petite vieux vieille nouveau nouvelle nouvel son sa ses leur quelques tout toute tous toutes ce cette deux trois quatre beaucoup toujours meme vrai vraie surtout autre autres deja vraiment particulierement chose choses faire jolie joli s' jouer en jamais bel",
  prepositions: "avec de pour a par chez sans contre sur dans du des d' au aux",
  of: "de du d' des",
  who: "qui dont que",
};
