import type { Grammar } from "../../lexicon.ts";

export const IT_GRAMMAR: Grammar = {
  through:
    "davvero proprio assolutamente totalmente completamente veramente particolarmente decisamente sinceramente affatto minimamente lo la li",
  it: "lo la li le ne l' cio",
  without: "senza",
  interests: {
    te: "Tea",
    vino: "Wine",
    birra: "Beer",
    gatto: "Cats",
    gatti: "Cats",
    caffe: "Coffee",
    bici: "Cycling",
    sci: "Skiing",
  },
  signs: {
    give: "regalare, regalate, regalategli, regalatele, regalargli, regalarle, comprare, comprate, compratele, comprargli, comprarle, prendere, prendete, prendetele, portare, portate, portarle, dare, dategli, datele, scegliere, scegliete, proporre",
    denial:
      "non che, non e che, non perche, non si puo dire che, non direi che, non posso dire che, non e vero che, nessuno puo dire che, mica che",
    unlike:
      "lei|lui|loro no, a lei|lui no, lei|lui (invece no|per niente|proprio no|assolutamente no|per nulla|molto meno), non lei|lui, a differenza di lei|lui, al contrario di lei|lui",
    yes: "si, invece si, quello si, quella si, sempre si, ben venga, ben vengano, volentieri, si grazie, ma si",
  },
  shorthand: {
    nn: "non",
    x: "per",
    xk: "perche",
    xke: "perche",
    xche: "perche",
    ke: "che",
    k: "che",
    sn: "sono",
    anke: "anche",
    qlc: "qualcosa",
    qlcs: "qualcosa",
    qlcosa: "qualcosa",
    tt: "tutto",
    cn: "con",
    cmq: "comunque",
    qnd: "quando",
    dp: "dopo",
    nnt: "niente",
    xo: "pero",
    grz: "grazie",
    d: "di",
    qst: "questo",
  },
};
