import type { Grammar } from "../../lexicon.ts";

export const FR_GRAMMAR: Grammar = {
  through:
    "vraiment absolument totalement completement franchement carrement particulierement specialement clairement litteralement personnellement honnetement strictement forcement",
  it: "le la les l' en y ca cela",
  signs: {
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
