import type { Grammar } from "../../lexicon.ts";

export const ES_GRAMMAR: Grammar = {
  through:
    "realmente absolutamente totalmente completamente verdaderamente sinceramente especialmente particularmente precisamente lo la los las directamente",
  it: "lo la los las eso esto",
  am: "soy",
  or: "o a",
  beyond: "despues antes hasta",
  persons: "chico/m, chica/f, nino/m, nina/f, crio/m, peque, chaval/m",
  fronts: "de del a al con en por para",
  only: "solo solamente unicamente",
  but: "pero",
  bornIn:
    "nacio en, nacida en, nacido en, nacio, nacida, nacido, nacio el, es del, soy del, es del ano, es de, de la quinta del, cosecha del, quinta de, quinta del, cosecha del, quinta de, promocion del, del ano, generacion del, nacida el, nacido el, nacida en el, nacido en el, nacio en el",
  indefinite: "un una unos unas",
  conditional: "si cuando",
  articles: "la el los las al del",
  late: "difunto difunta",
  since: "desde cuando hasta",
  plays: "toca",
  them: "le les",
  without: "sin",
  interests: {
    te: "Tea",
    vino: "Wine",
    gato: "Cats",
    gatos: "Cats",
    cafe: "Coffee",
    bici: "Cycling",
    esqui: "Skiing",
  },
  others:
    "alumno, alumna, alumnos, alumnas, estudiante, estudiantes, paciente, pacientes, cliente, clienta, clientes, invitado, invitados, residente, residentes",
  signs: {
    no: "nada de|con|para, nada que (tenga|lleve|sea|contenga)",
    asks: "quien dice que, quien ha dicho que",
    contrast: "ella|el (en cambio|por el contrario|misma|mismo|si que), mientras que ella|el",
    shares:
      "comparte|comparten|compartimos (cocina|casa|piso|nevera|mesa|la|el|habitacion|todo|comida|comidas), misma cocina|casa|mesa, mismo piso|techo|hogar, viven juntos|juntas, vive con, conviven, companero|companera|companeros|companeras de piso|casa|cuarto|habitacion, comen|cocinan juntos|juntas",
    handles:
      "trae, traen, hornea, hace, cocina, prepara, sirve, vende, cultiva, elabora, comparte, pide, devora",
    alarm:
      "alerg*, intoleran*, anafila*, adrenalina, prohibid*, prohib*, (no|nunca|tampoco|ni) (puede|pueden|debe|deben|podia|debia) (comer|tomar|beber|probar|tocar|oler|ni ver|ingerir|consumir|acercarse), (tiene|tienen|debe|deben) que? (evitar|dejar|quitar|quitarse|eliminar|vigilar|renunciar|suprimir|cortar), (medico|medica|doctor|doctora|cardiologo|cardiologa|matrona|nutricionista|dietista|endocrino|ginecologo|especialista|dermatologo|dentista) .. (prohibido|prohibe|prohibio|quitado|quito|fuera|nada|no|evitar|evite|dejar|deje|dejarlo|recortar|contra), por prescripcion|orden|consejo medica|medico|del, por salud, (le|les) (sienta|sientan|cae|caen) (mal|fatal|como un tiro|de pena|regular), reaccion*, se hincha|ahoga|brota|asfixia, urticaria, ronchas, ahogo, ni olerlo|probarlo|olerla|probarla|catarlo, abstemi*, rehabilitacion, desintoxicacion, sin probar, tabu, peligroso, mortal, veneno",
    give: "regalar, regales, regaleis, regalen, regalarle, comprar, comprarle, compres, compreis, dar, darle, des, deis, traer, traigas, llevar, lleves, ofrecer, mandar, elegir, elijas, pongas",
    denial:
      "no es que, no porque, no se puede decir que, no puede decirse que, nadie puede decir que, no diria que, no es cierto que, no es verdad que, tampoco es que",
    unlike:
      "ella|el|ellos|ellas no, a ella|el no, ella|el (tampoco|para nada|en cambio no|nada de nada), a diferencia de ella|el",
    yes: "si, en cambio si, eso si, pero si, siempre si, si por favor, si que si, bienvenido, bienvenida, bienvenidos, bienvenidas",
  },
  shorthand: {
    q: "que",
    k: "que",
    ke: "que",
    xq: "porque",
    pq: "porque",
    porq: "porque",
    xk: "porque",
    x: "por",
    xa: "para",
    tb: "tambien",
    tmb: "tambien",
    tbn: "tambien",
    bn: "bien",
    mxo: "mucho",
    mazo: "mucho",
    d: "de",
    dl: "del",
    kiere: "quiere",
    tng: "tengo",
    finde: "fin de semana",
    xfa: "por favor",
    porfa: "por favor",
    na: "nada",
    hna: "hermana",
    hno: "hermano",
  },
};
