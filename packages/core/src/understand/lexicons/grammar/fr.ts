import type { Grammar } from "../../lexicon.ts";

export const FR_GRAMMAR: Grammar = {
  through:
    "vraiment absolument totalement completement franchement carrement particulierement specialement clairement litteralement personnellement honnetement strictement forcement en y",
  it: "le la les l' en y ca cela ce c' n' ne s' j' d'",
  am: "suis",
  or: "ou a",
  beyond: "apres avant jusqu'",
  persons: "garcon/m, gamin/m, gamine/f, gosse, petit/m, petite/f, ado",
  fronts: "de du des d' au aux a pour avec niveau cote question",
  only: "seulement juste",
  but: "mais",
  bornIn: "nee, ne le, ne en, nee en, nes en, de la classe, annee de naissance, millesime, nait en, du cru",
  without: "sans",
  interests: {
    the: "Tea",
    thes: "Tea",
    vin: "Wine",
    vins: "Wine",
    chat: "Cats",
    chats: "Cats",
    cafe: "Coffee",
    chien: "Dogs",
    chiens: "Dogs",
    velo: "Cycling",
    ski: "Skiing",
  },
  others:
    "eleve, eleves, etudiant, etudiants, etudiante, etudiantes, patient, patiente, patients, patientes, client, cliente, clients, clientes, camarade, camarades, invite, invitee, invites, resident, residents",
  signs: {
    asks: "qui dit que|qu', qui a dit que|qu'",
    contrast:
      "elle|lui|eux meme|memes, elle|lui (par contre|en revanche|au contraire|quant a), tandis qu' elle|il",
    shares:
      "partage|partagent|partagez (la|leur|une|le|un|sa|son) (cuisine|appartement|maison|logement|frigo|repas|table|toit|chambre), meme cuisine|maison|toit|table|appartement|logement|frigo|foyer, vivent ensemble, vit avec, habitent ensemble, sous le meme toit, colocataire, colocataires, coloc, colocs, cuisinent|mangent ensemble",
    handles:
      "apporte, apportent, prepare, cuisine, sert, vend, fait pousser, cultive, brasse, partage, commande, ramene, mitonne, mijote, devore",
    alarm:
      "allerg*, intoleran*, anaphyla*, epipen*, interdit, interdite, interdits, interdites, interdiction, proscrit*, (peut|peuvent|doit|doivent|peut on|pouvait) (pas|plus|jamais|rien) (manger|boire|toucher|consommer|prendre|digerer|avaler|respirer|sentir), (doit|doivent|devait) (eviter|surveiller|arreter|supprimer|bannir|limiter|renoncer|se passer|se priver), (medecin|docteur|toubib|cardiologue|dieteticien|dieteticienne|nutritionniste|sage femme|allergologue|gyneco|dentiste|dermato|oncologue|specialiste|infirmiere) .. (interdit|deconseille|arreter|eviter|supprimer|plus de|pas de|plus d'|stop|limiter|contre), avis medical, ordre du medecin, sur ordre, raison|raisons medicale|medicales|de sante, fait|font|faire un|une (choc|reaction|crise|oedeme|malaise), choc anaphylactique, reagit, reaction a|au|aux, (n' y|y|en) (touche|goute|boit|mange) plus|pas|jamais, en recuperation, abstinent, abstinente, sevrage, sevre, sevree, urticaire, gonfle, gonflent, s' etouffe, etouffe, au moindre|la moindre, moindre trace, danger, mortel, mortelle, banni, bannis, bannie, proscrire",
    give: "offrir, offrez, offre, offrons, acheter, achetez, achete, prendre, prenez, prends, donner, donnez, donne, ramener, apporter, apportez, envoyer, proposer, proposez",
    denial:
      "ce n' est pas que, c' est pas que, non que, non pas que, on ne peut pas dire que|qu', on peut pas dire que|qu', peut pas dire que|qu', dirais pas que|qu', dirait pas que|qu', pas parce que|qu', n' est pas vrai que|qu', faux de dire que|qu', impossible de dire que|qu'",
    unlike:
      "elle|lui|eux|elles non|pas, elle|lui|eux|elles non plus, pas elle|lui|eux, elle|lui (pas du tout|surtout pas|beaucoup moins|vraiment pas), contrairement a elle|lui",
    yes: "oui, si, par contre oui, ca oui, volontiers, avec plaisir, oui merci, toujours oui, la oui, en revanche oui",
  },
  shorthand: {
    pr: "pour",
    ds: "dans",
    bcp: "beaucoup",
    tt: "tout",
    pcq: "parce que",
    pck: "parce que",
    psk: "parce que",
    qd: "quand",
    qqch: "quelque chose",
    qqn: "quelqu'un",
    tjs: "toujours",
    tjrs: "toujours",
    tjr: "toujours",
    svp: "s' il vous plait",
    stp: "s' il te plait",
    ac: "avec",
    avk: "avec",
    ss: "sans",
    dsl: "desole",
    ms: "mais",
    ki: "qui",
    ke: "que",
    koi: "quoi",
    pa: "pas",
    vrmt: "vraiment",
    jms: "jamais",
    chui: "je suis",
    jsuis: "je suis",
    jcherche: "je cherche",
  },
};
