import type { Lexicon } from "../lexicon.ts";

/** Idioms of dislike that stand behind what is disliked as well as before it: "el yoga le aburre", "le aburre el yoga". */
const TURNED_DOWN =
  "le aburre|aburren, les aburre|aburren, le horroriza|horrorizan, no le gusta|gustan|interesa|interesan, le da|dan igual, no les gusta|gustan, no le gusta|gustan nada, se la trae al pairo|fresco|floja, se la traen al pairo|fresco|floja, se la suda|sudan|refanfinfla|refanfinflan|pela|pelan, se la trae|traen floja|sin, se la repampinfla, la trae sin cuidado, le trae|traen sin|al cuidado|pairo|fresco, le importa|importan un|tres|poco|una pimiento|bledo|comino|pepino|rabano|pito|cominos|pepinos|nada|mierda|carajo, le importa|importan poco|nada, le da|dan bastante|mucha|mucho|un|una|muchisima|muchisimo|algo|como|demasiada|cierta? $loath, le da|dan lo mismo, le da|dan exactamente|completamente|absolutamente|bastante? igual, le parece|parecen|resulta|resultan|es un|una|lo|puro|pura|el|la|de|puros? $dull, le parece|parecen|resulta|resultan muy|bastante|super|tan|de? aburrid*|aburridisim*|soporifer*|superflu*|innecesari*|incomod*|desagradabl*|vulgar*|ordinari*|trasnochad*|anticuad*|cutr*|cursi*|fea|feo|feas|feos|feisim*|horribl*|espantos*|horroros*|absurd*|insoportabl*|pesad*|hortera*|infantil*|inutil*|peor|tedios*|ridicul*|conazo|insufribl*|asqueros*|repugnant*|empalagos*|abominabl*, le deja|dejan fria|frio|indiferente|igual|helada|helado|tal, la deja|dejan fria|indiferente|igual|helada|tal, lo deja|dejan frio|indiferente|igual|helado|tal, le repatea, le repatean, le repele, le repelen, le pone|ponen nerviosa|nervioso|negra|negro|mala|malo|enfermo|enferma, le pone|ponen (de los nervios|de mal humor|los pelos de punta), la pone|ponen nerviosa|negra|enferma|mala, la pone|ponen (de los nervios|de mal humor), lo pone|ponen nervioso|negro|enfermo|malo, lo pone|ponen (de los nervios|de mal humor), le saca|sacan de quicio|sus, la saca|sacan de quicio|sus, lo saca|sacan de quicio|sus, le agobia, le agobian, la agobia, la agobian, lo agobia, lo agobian, le estresa, le estresan, la estresa, la estresan, le cansa, le cansan, le carga, le cargan, le revienta, le revientan, le fastidia, le fastidian, le repugna, le repugnan, le espanta, le espantan, le aterra, le aterran, le asquea, le asquean, le empalaga, le empalagan, se le atraganta, se le atragantan, le dan asco, le desagrada, le desagradan, le disgusta, le disgustan, le toca|tocan las, le da|dan cien patadas, le supera, le superan, la supera, la superan, lo supera, lo superan, la aburre*, lo aburre*, les aburre*, le chirria, le chirrian, le amarga*, le incomoda*, le resbala, le resbalan, le cae gordo|gorda|mal, le caen gordos|gordas|mal, la horroriza*, lo horroriza*, la aterroriza*, le aterroriza*, le chifla poco, le gusta|gustan|va|van|interesa|interesan|tira|tiran|atrae|atraen|llama|apasiona poco|nada|menos|cero|regular, le va|van poco|nada, se le da|dan mal|fatal|peor, no le va|van|llama|llaman|atrae|atraen|mola|molan|tira|tiran|pone|ponen|convence|convencen|entusiasma|entusiasman|emociona|emocionan|llena|llenan|motiva|motivan|seduce|seducen|gusta|gustan|interesa|interesan|apasiona|apasionan|chifla|chiflan|priva|flipa|flipan|encanta|encantan|agrada|agradan|fascina|fascinan|inspira|inspiran|enamora|enamoran|apetece|apetecen|engancha|enganchan|divierte|divierten|cae|entra|entran|pega|pegan nada|mucho|demasiado|ni|un|en|ya|muchisimo|especialmente|tanto|gran|para?, no le dice|dicen nada|gran|mucho|ni, no le hace|hacen ni|mucha|ninguna|demasiada|tanta|especial|la|pizca? gracia|ilusion|pizca|tilin|feliz|menor|puta, no le llama|llaman nada? la atencion, no la vuelve|vuelven loca, no lo vuelve|vuelven loco, no le vuelve|vuelven loco|loca, no le quita el sueno, no le quitan el sueno, no le tiene|tienen ninguna? aficion|simpatia|carino|aprecio, no le ve|encuentra|ven|pilla la|el|ningun|ninguna|mucha? gracia|punto|sentido|interes|chiste|utilidad, no le sale, no se le da|dan bien|nada";

/** They stand before a thing: with its article, so that they aren't read as said of what went before. */
const BEFORE_A_THING = "el|la|los|las|lo|un|una|todo|cualquier|tanto|tanta|ir|hacer|eso|su|sus";

/** Each phrase of a list with a tail. */
const each = (list: string, tail: string) =>
  list
    .split(",")
    .map((phrase) => `${phrase.trim()} ${tail}`)
    .join(", ");

const TENS: Readonly<Record<number, string>> = {
  10: "diez",
  20: "veinte",
  30: "treinta",
  40: "cuarenta",
  50: "cincuenta",
  60: "sesenta",
  70: "setenta",
  80: "ochenta",
  90: "noventa",
  100: "cien",
};
const UNITS = "uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve".split("|");
const TEENS =
  "once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veintiuno|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve".split(
    "|",
  );
const BIRTH_WORDS = "nacio|nacido|nacida|naci|generacion|quinta|promocion|cosecha";
const SOMEBODY =
  "senor|senora|senorita|chaval|chavala|muchacho|muchacha|mozo|moza|joven|tio|tia|tipo|hombre|mujer|chico|chica|nino|nina|crio|cria|chiquillo|chiquilla|caballero|dama|persona|jovencito|jovencita|chavalin|chavalina|mozalbete|zagal|zagala|pibe|piba|chamaco|chamaca|guri|jubilado|jubilada|viudo|viuda|estudiante|universitario|universitaria|solteron|soltera|soltero|adolescente|abuelete";

/** The ways to write a number of years, in words and in figures, each as words of a phrase. */
function waysToWrite(years: number): readonly string[] {
  const tens = Math.floor(years / 10) * 10;
  const unit = UNITS[(years % 10) - 1];
  if (years < 10) return unit ? [`${unit}|${years}`] : [];
  const word = TENS[years] ?? TEENS[years - 11 - (years > 20 ? 1 : 0)];
  return years < 30 || years === tens ? [`${word}|${years}*`] : [`${years}*`, `${TENS[tens]} y ${unit}`];
}

/** Ages told indirectly: "le caen los 50", "ronda los 35", "va para los 70", "es del 38", "16 recien cumplidos". */
function agesToldIndirectly(): readonly (readonly [phrases: string, from: number, to: number])[] {
  const thisYear = new Date().getFullYear();
  const told: (readonly [string, number, number])[] = [];
  const tell = (years: number, phrases: readonly string[], from: number, to: number) => {
    const all = waysToWrite(years).flatMap((number) => phrases.map((phrase) => phrase.replace("$", number)));
    told.push([all.join(", "), Math.max(0, from), to]);
  };
  for (let years = 2; years <= 100; years++) {
    tell(
      years,
      [
        "cae|caen|caeran|cayeron|celebra|cumple|cumplira|cumplen|cumpliran|cumpliendo|cumplir|hace|hara|festeja|alcanza|alcanzo|sopla|soplara|estrena|inaugura|llega|llegado|planta a|en? los|sus|las $",
        "cumple|cumplira|cumplen $ mi|nuestro|nuestra|dentro|justo|pronto|manana|hoy|ayer|esta|para|anoche|ahora|antes",
        "punto|va|por|borde|proximo|proxima|toca|tocara de|a? cumplir|celebrar $",
      ],
      years - 1,
      years,
    );
    tell(
      years,
      [
        "cumplio los|sus $",
        "acaba|acaban de cumplir|hacer|celebrar|soplar|festejar|estrenar los? $",
        "(ha|han) cumplido|hecho|soplado ya? los? $",
        "$ anazos|tacazos",
        "cumplio $ mi|nuestro|nuestra|justo|hoy|ayer|anoche",
        "$ anos? recien|bien? cumplidos|cumpliditos",
        `${SOMEBODY} de unos|unas|casi|como|apenas|ya|solo? $ anos?`,
        "$ tacos|primaveras|abriles|castanas|pirulos",
        "edad de $",
        "$ anos tiene|cumple",
        "$ recien|ya? cumplidos|hechos|cumpliditos",
      ],
      years,
      years,
    );
    tell(
      years,
      [
        "ronda|rondan|rondara|rondando|anda|andara|cerca|alrededor|torno|pega ya? por|sobre|en|de|a? los $",
        "tendra|rondara|echo|echale|calculo unos|como $",
      ],
      years - 2,
      years + 2,
    );
    tell(
      years,
      [
        "roza|rozan|rozando|acaricia|raya|rayando|casi|va|yendo|camino|tira|tirando|acercandose|acerca|rumbo|puertas|pisando ya? en|para|a|hacia|de|por? los $",
        "no llega a los $",
        "falta|faltan poco|nada para los $",
        "de nada|poco los $",
      ],
      years - 3,
      years,
    );
    tell(
      years,
      [
        "hace|hara|haremos|haria $ en|por $month",
        "hace|hara $ el|este|esta|manana|hoy|pronto|dentro|ya",
        "hace|hara $ anos? (el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo|el dia|el mes|este mes|este ano|esta semana|en $month|manana|dentro)",
        "sopla|soplara|soplar|soplo|soplan|apaga|apagara|apagar|apago|pone|pondra $ velas|velitas",
        "le caen|caeran|cayeron|tocan|tocaran|llegan|vienen $ anos?",
        "a punto de cumplir|hacer|soplar|celebrar $",
        "entra|entro|entrara|entrando|mete|metio|planta|planto|adentra|cuela en los $",
        "va a hacer|cumplir $",
      ],
      years - 1,
      years,
    );
    tell(
      years,
      [
        "ella ya? solo|tiene? $ anos?",
        "el tiene|cumple ya|solo? $",
        "con sus $",
        "con $ anazos|tacos|anitos|anos",
      ],
      years,
      years,
    );
    const born = thisYear - years;
    told.push([`${BIRTH_WORDS} .. ${born}*, es de ${born}*, del ano ${born}*`, years - 1, years]);
    if (born % 100 >= 30)
      told.push([
        `es|sea|somos|soy|nacio|nacida|nacido|quinta|promocion del ${born % 100}*`,
        years - 1,
        years,
      ]);
    if (years % 10 === 0 && years >= 20 && years < 100)
      tell(
        years,
        [
          "pasa|pasan|pasado|pasada|supera|supero|superados|rebasa|entrado|entrada|entrados|metido|metida|instalado|instalada ya? de|en? los|sus $",
          "mas de $ anos",
          "$ largos",
        ],
        years,
        years + 9,
      );
  }
  for (let years = 1; years <= 100; years++) {
    const figures = years < 10 ? `${years}` : `${years}*`;
    const all = [...waysToWrite(years).filter((way) => !way.includes("*")), figures];
    told.push([
      all.map((number) => `${number} anos|anitos|tacos|primaveras en|este|para|el? $month`).join(", "),
      years - 1,
      years,
    ]);
  }
  const DECADES = {
    40: "cuarenta",
    50: "cincuenta",
    60: "sesenta",
    70: "setenta",
    80: "ochenta",
    90: "noventa",
  };
  for (const [decade, name] of Object.entries(DECADES)) {
    const youngest = thisYear - 1900 - Number(decade) - 9;
    told.push([
      `nacio|nacido|nacida|nacidos|naci|crecio|hijo|hija|nino|nina|generacion|cosecha|quinta en|de? los|anos anos? ${decade}|${name}`,
      youngest - 1,
      youngest + 9,
    ]);
  }
  for (let year = 30; year < 100; year++)
    told.push([
      `nacio|nacido|nacida|naci en|de? el? ano? ${year}`,
      thisYear - 1901 - year,
      thisYear - 1900 - year,
    ]);
  for (const [name, tens] of Object.entries(TENS).map(([value, name]) => [name, Number(value)] as const))
    if (tens >= 20 && tens < 100)
      told.push([
        `${name}itantos|${name.replace(/.$/, "")}itantos|${name}ipico|${name}ytantos|${name}ypico`,
        tens,
        tens + 9,
      ]);
  const school = ["primero", "segundo", "tercero", "cuarto", "quinto", "sexto"];
  for (const [index, name] of school.entries()) {
    const short = name.replace("primero", "primer|primero").replace("tercero", "tercer|tercero");
    const nth = `${short}|${index + 1} o|º|curso|ano? de?`;
    told.push([`${nth} primaria|basica|prima, ${short} grado`, index + 6, index + 7]);
    if (index < 4) told.push([`${nth} la? eso|secundaria`, index + 12, index + 13]);
    if (index < 2) told.push([`${nth} bachillerato|bachiller|bach|bachi|bac`, index + 16, index + 17]);
    if (index < 5) told.push([`${nth} la? carrera|universidad|uni|facultad`, index + 18, index + 20]);
    if (index < 3) told.push([`${nth} infantil, p${index + 3}`, index + 3, index + 4]);
  }
  return told;
}

export const ES: Lexicon = {
  marks:
    "el la los las un una unos unas y es son soy para con de del en su sus mi mis nuestro nuestra que no le les se muy mas pero por tiene tienen esta estan vive trabaja gusta gustan encanta ya " +
    "todo todos sin al como porque desde hace siempre nunca hay regalo cosas lo yo nos este esta ella ellos ha han come once mayo pan sale bien cuando donde tambien nada algo anos ano quiere",
  classes: {
    dull: "rollo|toston|conazo|gasto|derroche|memez|pamplina|pamplinas|payasada|cursilada|aburricion|ladrillo|petardo|plasta|latazo|fastidio|asco|desperdicio|trasto|trastos|tonterias|tabarra|tostonazo|pereza|dolor|agobio|aburrimiento|horror|muermo|penazo|penazo|tonteria|chorrada|bobada|estupidez|tortura|suplicio|martirio|castigo|pesadilla|tostonazo|rollazo|pesadez|perdida|ordinariez|horterada|cursileria|plomazo|plomo|espanto",
    loath:
      "pereza|repelus|grima|asco|panico|yuyu|miedo|sueno|palo|repugnancia|urticaria|alergia|dentera|fobia|verguenza|corte|apuro|bajon|jaqueca|terror|pavor|tirria|cosa|flojera|hueva|lata|arcadas",
    cause:
      "da|dan|provoca|provocan|produce|producen|causa|causan|dispara|disparan|desencadena|desencadenan|entra|entran|sale|salen|genera|generan|trae|traen|levanta|levantan|pone|ponen",
    harm: "alergia|urticaria|asma|ronchas|roncha|picor|picores|sarpullido|granos|nauseas|arcadas|vomitos|dolor|dolores|jaqueca|jaquecas|migrana|migranas|ahogo|taquicardia|taquicardias|palpitaciones|diarrea|mareo|mareos|reaccion|eccema|habones|tos|estornudos|shock|colicos|acidez|ampollas|hinchazon|calambres|escozor",
    to: "le|les|la|las|lo|los",
    it: "lo|la|los|las",
    any: "*a|*e|*i|*o|*s|*n|*r|*l|*d|*z",
    gave: "regale|regalo|regalaron|regalamos|regalaste|compre|compro|compraron|compramos|trajeron|trajo|traje|trajimos|di|dio|dieron|dimos|pille|pillo|pillaron|pillamos|consegui|consiguio|consiguieron|agencio|toco|tocaron|cayo|cayeron|encargo|encargaron",
    given:
      "regalado|comprado|traido|dado|pillado|conseguido|tocado|caido|heredado|agenciado|montado|encargado|autorregalado",
    give: "regalar|comprar|traer|dar|hacer|pillar|conseguir|poner|instalar|mandar|tocar|caer|dejar|llegar|regalarle|comprarle|traerle|darle|regalarselo|comprarselo|comprarse|pillarse|agenciarse|montarse|autorregalarse|comprarselo|comprarsela|comprarselos|comprarselas|hacerse|estrenar|heredar|recibir|adquirir|encargar",
    broke:
      "rompio|estropeo|escacharro|jodio|fastidio|gasto|quemo|murio|perdio|cayo|averio|descacharro|chafo|escogorcio|rayo|petaron|peto|rompieron|estropearon|gastaron|perdieron|quemaron|agoto|acabo|acabaron",
    broken:
      "roto|estropeado|escacharrado|jodido|fastidiado|gastado|quemado|muerto|perdido|caido|averiado|descacharrado|chafado|escogorciado|rayado|petado|agotado|acabado",
    plenty:
      "montones|montonazo|cientos|decenas|miles|millones|docenas|toneladas|pilas|cajas|cajones|armarios|estanterias|vitrinas|infinidad|multitud|cantidad",
    trade:
      "peluquera|peluquero|cartera|cartero|panadera|panadero|conocida|conocido|carnicera|carnicero|farmaceutica|farmaceutico|mecanico|mecanica|cura|parroco|esteticista|frutera|frutero|barbero|repartidor|repartidora|abogada|abogado|taxista|librera|librero|camarera|camarero|florista|costurera|modista|pescadera|pescadero|tendera|tendero|gestor|gestora|manicurista|quiosquera|quiosquero|kiosquera|kiosquero|bibliotecaria|bibliotecario|fontanero|electricista|asesor|asesora|estanquera|estanquero|podologo|optica|optico|sastre|tatuador|tatuadora|joyera|joyero|zapatero|cerrajero|verdulera|verdulero|charcutera|charcutero|agente|notario|notaria|conductor|conductora|chofer|bedel|ordenanza",
    her: "su|sus",
    family:
      "marido|mujer|esposo|esposa|madre|padre|mama|papa|hijo|hija|hermano|hermana|padres|nino|bebe|abuela|abuelo|amigo|amiga|pareja|novio|novia|gemelo|gemela|tia|tio|companero",
    pet: "perro|perra|perrito|perrita|gato|gata|gatito|mascota|caballo|conejo|loro|hamster|labrador|periquito|perritos",
    home: "piso|apartamento|casa|estudio|habitacion|departamento|pisito|vivienda",
    small: "pequeno|pequena|diminuto|diminuta|minusculo|minuscula|chiquito|chico|pequenito|pequenisimo",
    month:
      "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno|mes|ano|semana",
  },
  giver: "yo, soy, tengo, estoy, nosotros, tenemos, somos, vivimos, estamos",
  she: "ella",
  he: "",
  they: "ellos, ellas",
  my: "mi, mis, nuestro, nuestra, nuestros, nuestras",
  her: "su, sus",
  kin: {
    partner:
      "mujer/f, marido/m, esposo/m, esposa/f, novio/m, novia/f, pareja, prometido/m, prometida/f, companero sentimental/m, companera sentimental/f, media naranja, chico/m, parienta/f, mi senora/f, mi churri, mi cari, mi costilla/f, maridito/m, mujercita/f, conyuge, contraria/f, companero de vida/m, companera de vida/f, pololo/m, polola/f, enamorado/m, enamorada/f, mi chica/f, mi amor, mi santa/f, mi santo/m, parejita, amorcito, mi gordo/m, mi gorda/f, senora esposa/f, mi media mitad, futuro marido/m, futura mujer/f, mi persona",
    mother:
      "madre/f, mama/f, mami/f, madrastra/f, ma/f, mi vieja/f, mamita/f, mamuchi/f, amatxu/f, ama/f, mamina/f, jefecita/f, mamaita/f, mutti/f",
    father:
      "padre/m, papa/m, papi/m, padrastro/m, mi viejo/m, papito/m, papaito/m, aita/m, papuchi/m, viejito/m",
    parents: "padres/p, papas/p, mama y papa/p, mis viejos/p, progenitores/p, papis/p, papaes/p",
    child:
      "hija la? pequena|mayor|mediana|menor|chica|peque|unica|adolescente/f, hijo el? pequeno|mayor|mediano|menor|chico|peque|unico|adolescente/m, nina la? pequena|mayor|mediana|peque/f, nino el? pequeno|mayor|mediano|peque/m, hijo/m, hija/f, hijos/p, hijas/p, bebe, nino/m, nina/f, ninos/p, ninas/p, gemelos/p, mellizos/p, peque, peques/p, pequeno/m, pequena/f, hijastro/m, hijastra/f, hijito/m, hijita/f, adolescente, gemelas/p, mi mayor, nuestro mayor/m, nuestra mayor/f, mellizas/p, nene/m, nena/f, crio/m, crios/p, retono/m, chiquillo/m, chiquilla/f, benjamin/m, benjamina/f, primogenito/m, mediano/m, mediana/f, enano/m, enana/f, mocoso/m, mocosa/f, bichito, renacuajo/m, chiquitina/f, pequenuelo/m, hijos mayores/p, primogenita/f, churumbel/m, chamaco/m, chamaca/f, mi chaval/m, mi chavala/f, chiquitin/m, chiquitina/f, trillizos/p, trillizas/p, churumbeles/p, chavales/p, pequenajo/m, nenes/p, nenas/p, crias/p, cria/f, mi chico mayor/m, hijo mayor/m, hija mayor/f, hija pequena/f, hijo pequeno/m, pequenos/p, chiquillos/p, pequenin/m, chiqui",
    sibling:
      "hermana la? pequena|mayor|mediana|menor|chica|peque|chiquita/f, hermano el? pequeno|mayor|mediano|menor|chico|peque|chiquito/m, hermano/m, hermana/f, hermanos/p, hermanas/p, hermanito/m, hermanita/f, gemela/f, gemelo/m, hermanastro/m, hermanastra/f, mellizo/m, melliza/f, hermano mayor/m, hermana mayor/f, hermana pequena/f, hermano pequeno/m, tete/m, hermano del medio/m, hermana del medio/f, hermana melliza/f, hermano gemelo/m, hermana gemela/f, brother/m, hermanazo/m, medio hermano/m, media hermana/f, hermana chica/f, hermano chico/m",
    grandparent:
      "abuela/f, abuelo/m, abuelos/p, abuelita/f, abuelito/m, yaya/f, yayo/m, bisabuela/f, bisabuelo/m, nana/f, yayos/p, abu/f, tata abuela/f, iaia/f, iaio/m, lela/f, lelo/m, abuelis/p, nona/f, nono/m, abue, aguela/f, guela/f, amama/f, aitona/m, avi/m, bisa/f, yayita/f, yayito/m, abuelitos/p, bisabuelos/p, tatarabuela/f, abueli, mamama/f",
    grandchild:
      "nieta la? pequena|mayor|mediana|menor|chica|peque|unica/f, nieto el? pequeno|mayor|mediano|menor|chico|peque|unico/m, nieto/m, nieta/f, nietos/p, nietas/p, nietecito/m, bisnieto/m, bisnieta/f, biznieto/m, biznieta/f, nietecita/f, nietin/m, nietastro/m, nietastra/f, nietinos/p, nietito/m, nietita/f, nietecitos/p, bisnietos/p",
    "aunt-or-uncle":
      "tia/f, tio/m, tios/p, tia abuela/f, tio abuelo/m, tias/p, tita/f, tito/m, titos/p, tia segunda/f, tio segundo/m, tiita/f, tia madrina/f",
    "niece-or-nephew":
      "sobrina la? pequena|mayor|mediana|menor|chica|peque/f, sobrino el? pequeno|mayor|mediano|menor|chico|peque/m, sobrino/m, sobrina/f, sobrinos/p, sobrinas/p, sobrinita/f, sobrinito/m, sobri, sobrino nieto/m, sobrina nieta/f, sobrinitos/p",
    cousin:
      "mi prima/f, mi primo/m, tu prima/f, primo/m, prima/f, primos/p, primas/p, primita/f, primito/m, primillo/m, primo hermano/m, prima hermana/f, primo segundo/m, prima segunda/f",
    "in-law":
      "suegra/f, suegro/m, suegros/p, cunado/m, cunada/f, yerno/m, nuera/f, cunados/p, concunado/m, hermana politica/f, hermano politico/m, tia politica/f, tio politico/m, primo politico/m, prima politica/f, hijo politico/m, hija politica/f, padres politicos/p, madre politica/f, padre politico/m, consuegra/f, familia politica/p, suegri, suegrita/f, suegrito/m, futuro yerno/m, futura nuera/f, concunada/f, consuegro/m, consuegros/p, cunadito/m, cunadita/f, cunadas/p, futura suegra/f, futuro suegro/m, suegrisima/f, yernos/p, nueras/p, cunao/m",
    godchild: "ahijado/m, ahijada/f, ahijados/p, ahijadito/m, ahijadita/f",
    family:
      "familia, parientes/p, padrino/m, madrina/f, familiares/p, comadre/f, compadre/m, pariente/m, padrino de boda/m, madrina de boda/f, tia lejana/f, parientes lejanos/p",
    couple:
      "recien casados/p, novios/p, matrimonio/p, pareja de amigos, pareja de recien casados, los novios/p, matrimonio amigo, parejita de recien casados",
    "close-friend":
      "mejor amiga/f, mejor amigo/m, amigo intimo/m, amiga intima/f, amiga del alma/f, mejores amigos/p, amigo de toda la vida/m, amiga de toda la vida/f, amigo de la infancia/m, amiga de la infancia/f, amigo del alma/m, mejores amigas/p, mejor colega, mejor amigui/f, amigo del cole/m, amiga del cole/f, amiga del colegio/f, amigo del colegio/m, amiga de siempre/f, amigo de siempre/m, amiga de toda una vida/f, amigo de la mili/m, una y carne, amiguisima/f, amigazo/m, amiga inseparable/f, inseparable, amigas de siempre/p, amigos de siempre/p, confidente, bff, amiga de la adolescencia/f, mejor amigue, amiga intima de/f, intima amiga/f, intimo amigo/m, hermano de otra madre/m, hermana de otra madre/f",
    friend:
      "amigo/m, amiga/f, amigos/p, amigas/p, colega, companero de piso/m, companera de piso/f, companeros de piso/p, coleguilla, mi viejo amigo/m, mi vieja amiga/f, mi viejo colega/m, mi viejo companero/m, mi vieja companera/f, amiguete/m, tronco/m, camarada, amigote/m, amigacha/f, comadre de juergas/f, partner de padel, amiguita/f, amiguito/m, cuate/m, pana, parcero/m, compinche, tronca/f, colegas/p, companera de clase/f, companero de clase/m, companera de universidad/f, companero de universidad/m, companera de facultad/f, companero de facultad/m, companera de coro/f, companero de coro/m, companera de yoga/f, companera del gimnasio/f, companero del gimnasio/m, companera de equipo/f, companero de equipo/m, companera de habitacion/f, companero de habitacion/m, amigo por correspondencia/m, amiga por correspondencia/f, companera de instituto/f, companero de instituto/m, roomie, compi de piso, amiga de la uni/f, amigo de la uni/m, amiga del instituto/f, amigo del instituto/m, companera de cuarto/f, companero de cuarto/m, amigo virtual/m, amiga virtual/f, amiga del pueblo/f, amigo del pueblo/m, companera de viaje/f, companero de viaje/m, companera de clase de baile/f, amiguis/p",
    "new-date":
      "nuevo novio/m, nueva novia/f, cita, ligue, nuevo ligue, rollo, nuevo rollete/m, rollete, amigovio/m, chico de tinder/m, chica de tinder/f, crush, pretendiente/m, nueva conquista/f, nuevo chico/m, nueva chica/f",
    ex: "ex, exmarido/m, exmujer/f, exnovio/m, exnovia/f, ex mujer/f, ex marido/m, exesposa/f, exesposo/m, ex novia/f, ex novio/m, exes/p, expareja, expareja/f, padre de mis hijos/m, madre de mis hijos/f, exnovios/p, ex pareja, ex esposo/m, ex esposa/f",
    colleague:
      "companero/m, companera/f, companeros/p, companeras/p, companero de trabajo/m, companera de trabajo/f, companeros de trabajo/p, companera del trabajo/f, companero del trabajo/m, compi, colega de trabajo, companero de oficina/m, companera de oficina/f, becario/m, becaria/f, compis/p, companeros de la oficina/p, companera de la oficina/f, companero de curro/m, companera de curro/f, companera de departamento/f, companero de departamento/m, companera de despacho/f, companero de despacho/m, companero de turno/m, companera de turno/f, companera de fatigas/f, companero de fatigas/m, compi de curro, compi de trabajo, compi del trabajo, compi del curro, compi de oficina, companera de faena/f, companero de faena/m, colega del trabajo, colega del curro, companera de mesa/f, companero de mesa/m, companera de la empresa/f, companero de la empresa/m, companeros del curro/p, companeros del trabajo/p, companeros de curro/p, excompanera/f, excompanero/m, homologa/f, homologo/m",
    boss: "jefe/m, jefa/f, director/m, directora/f, gerente, encargado/m, encargada/f, supervisor/m, supervisora/f, superior, jefes/p, patron/m, mandamas, manager, cap, jefecita/f, jefita/f, directora general/f, director general/m, lider, mi superiora/f, jefazo/m, jefaza/f, superiora/f, jefa de equipo/f, jefe de equipo/m, jefe de departamento/m, jefa de departamento/f, coordinador/m, coordinadora/f, responsable, capataz/m, patrona/f, jefecito/m, jefecilla/f, lider de equipo, team leader, directivo/m, directiva/f, jefa de proyecto/f, jefe de proyecto/m, jefe de obra/m, dueno de la empresa/m, duena de la empresa/f, decana/f, decano/m",
    employee:
      "empleado/m, empleada/f, empleados/p, secretaria/f, secretario/m, asistente, asistenta/f, senora de la limpieza/f, aprendiz, limpiadora/f, ayudante, mi equipo/p, empleada del hogar/f, chica de la limpieza/f, mujer de la limpieza/f, muchacha de la limpieza/f, chacha/f, pasante, aprendiza/f, practicante, chico de practicas/m, chica de practicas/f, estudiante en practicas, alumno en practicas/m, alumna en practicas/f, subordinado/m, subordinada/f, trabajadores/p, trabajadora/f, trabajador/m, jardinero/m, chofer, persona que limpia, senora que limpia/f, chica que limpia/f, asistenta del hogar/f, empleada de hogar/f, empleada domestica/f, senora que viene a limpiar/f, secre",
    client:
      "cliente, clienta/f, clientes/p, socio/m, socia/f, proveedor/m, paciente, inquilino/m, inquilina/f, clientas/p, inversor/m, proveedora/f, proveedores/p, clientazo/m",
    teacher:
      "profesor/m, profesora/f, maestro/m, maestra/f, profe, entrenador/m, entrenadora/f, tutor/m, tutora/f, catedratico/m, profesor de piano/m, monitor/m, monitora/f, profesores/p, senorita, mentor/m, mentora/f, seno/f, educadora/f, directora de tesis/f, director de tesis/m, mi viejo profesor/m, mi vieja profesora/f, mi viejo maestro/m, mi vieja maestra/f, mi viejo entrenador/m, profa/f, coach, mister/m, instructor/m, instructora/f, preparador/m, preparadora/f, catequista, sensei, profe de yoga, profe de baile, profe de ingles, profe de mates, profe de piano, profe de musica, profesora de pilates/f, maestra de infantil/f, director de orquesta/m, monitor de tenis/m, monitora de natacion/f, monitor de natacion/m, monitores/p, profes/p, maestros/p, maestras/p, profesora de piano/f, tutores/p, catedratica/f, profe particular, profesora particular/f, profesor particular/m, profesor de guitarra/m, profesora de ingles/f, profesor de ingles/m, profesora de baile/f, profesora de yoga/f, entrenadora personal/f, entrenador personal/m, senos/p, educador/m, educadoras/p, monitora de yoga/f, entrenadores/p, director de coro/m, directora de coro/f, director del coro/m, directora del coro/f, director del colegio/m, directora del colegio/f, directora del cole/f, director del cole/m, directora de la guarderia/f, profe de autoescuela, profesor de autoescuela/m, jefe de estudios/m, jefa de estudios/f, formador/m, formadora/f",
    carer:
      "cuidadora/f, cuidador/m, ninera/f, canguro, enfermera/f, enfermero/m, medico/m, medica/f, doctora/f, doctor/m, auxiliar, matrona/f, fisioterapeuta, pediatra, terapeuta, comadrona/f, celador/m, fisio, tata/f, asistente personal, interna/f, psicologa/f, psicologo/m, logopeda, oncologo/m, oncologa/f, ginecologa/f, ginecologo/m, podologa/f, podologo/m, kine, kinesiologa/f, kinesiologo/m, nutricionista, au pair, nodriza/f, enfermeras/p, cuidadoras/p, veterinaria/f, veterinario/m, acompanante terapeutica/f, psiquiatra, auxiliares/p, medico de cabecera/m, medica de cabecera/f, partera/f, doula/f, chica que cuida/f, senora que cuida/f, mujer que cuida/f, babysitter, osteopata, masajista, cuidadores/p, cirujano/m, cirujana/f, dentista, auxiliar de geriatria, canguros, enfermeros/p, asistente social, trabajador social/m, trabajadora social/f, acompanante/m, quiropractico/m, nefrologo/m, cardiologa/f, cardiologo/m, oculista, dermatologa/f, dermatologo/m, pediatras/p",
    neighbour:
      "vecino/m, vecina/f, vecinos/p, casero/m, casera/f, portero/m, portera/f, vecinas/p, mi vieja vecina/f, mi viejo vecino/m, vecinita/f, vecinito/m, vecindad, presidenta de la comunidad/f, presidente de la comunidad/m, portero de la finca/m, vecina de arriba/f, vecino de arriba/m, vecina de abajo/f, vecino de abajo/m, dueno del piso/m, duena del piso/f, arrendador/m, arrendadora/f, vecis/p, veci, porteros/p, casera del piso/f, caseros/p",
    host: "anfitrion/m, anfitriona/f, anfitriones/p, familia anfitriona, familia de acogida, familia de intercambio, anfitriones del finde/p, duenos de la casa/p, duena de la casa/f, dueno de la casa/m, duenos del hotel/p, duenos del apartamento/p, duenos del airbnb/p, duena del airbnb/f",
    acquaintance:
      "conocido/m, conocida/f, cartero/m, peluquera/f, peluquero/m, cura/m, parroco/m, panadero/m, panadera/f, conductor/m, conserje, frutero/m, frutera/f, carnicero/m, carnicera/f, pescadero/m, pescadera/f, quiosquero/m, quiosquera/f, farmaceutico/m, farmaceutica/f, mecanico/m, fontanero/m, taxista, barbero/m, esteticista, manicurista, repartidor/m, repartidora/f, bedel, tendera/f, tendero/m, abogada/f, abogado/m, gestor/m, gestora/f, asesor/m, asesora/f, conductor del bus/m, bibliotecaria/f, bibliotecario/m, cartera del barrio/f, camarero/m, camarera/f, modista, costurera/f, madre del cole/f, padre del cole/m, madres del cole/p, mama del cole/f, socio del club/m, guardia de seguridad, basurero/m, estanquero/m, estanquera/f",
    pet: "mi perro, nuestro perro, mi gato, nuestro gato, mi perra, mi gata, nuestra perra, nuestra gata",
  },
  relations: {
    colleague:
      "un|una|unos|unas compi|companero|companera|companeros|companeras|colega|colegas de|del trabajo|curro|oficina|empresa|departamento|equipo|turno, compartimos despacho|oficina|mesa|turno|proyecto, coincidimos en el trabajo|curro, amigo invisible .. oficina|trabajo|empresa|curro, amigo invisible, del trabajo, de la oficina, de contabilidad, trabaja conmigo, de mi departamento, de mi equipo, en la oficina me ha tocado, del curro, de recursos humanos, amigo secreto, somos companeras|companeros, nos sentamos juntas|juntos, en mi departamento, trabajamos juntos|juntas, comparto despacho|mesa|oficina con, con quien comparto despacho|mesa|oficina, amigo invisible del trabajo|curro|departamento, del departamento, de marketing, de ventas, de administracion, de la empresa, se va de la empresa, con el|la que trabajo, currar conmigo, curra conmigo, trabajaba conmigo, de mi planta, de mi oficina, de mi curro, de mi trabajo",
    self: "para mi mismo, para mi misma, regalarme, darme un capricho, autorregalo, a mi misma, a mi mismo, un capricho para mi, mimarme, un autorregalo, para mi, me lo regalo, regalarme algo, me quiero regalar, me lo merezco, darme un gusto, un antojo para mi",
    "new-date":
      "(con el|con la|con un|con una) que? he|hemos|estoy|ando|llevo|vengo? quedado|salido|quedando|saliendo|conociendo|viendome, he|hemos quedado|salido .. veces|vez, quede|quedamos|quedado con? el|ella|un|una? un|una|dos|tres|cuatro|par|# .. veces|vez|citas, me gusta un|una|muchisimo|bastante chico|chica, me estoy viendo con, nos estamos viendo, me esta gustando, estoy empezando con, empezando algo con, # citas, tercera cita, segunda cita, tres citas, nos estamos conociendo, empezamos a salir, acabamos de conocernos, llevamos poco, estamos empezando, pocas citas, unas citas, hemos quedado # veces, salimos desde hace # semanas, primera cita, dos citas, acabamos de empezar, estamos saliendo, saliendo hace|desde hace? un|dos|poco|semanas|unas|pocas mes|meses|tiempo|semanas, nos conocimos en|por tinder|bumble|una, estoy quedando con, estamos quedando, llevamos # semanas|citas|dias, llevamos (un mes|dos meses|unas semanas|pocas semanas|un par) .., llevamos saliendo poco, quedando desde hace poco, nos hemos visto # veces, acabo de conocer*, estoy conociendo a, he empezado a salir con, hemos empezado a salir, es pronto para, no llevamos nada, aun no somos novios, todavia no somos novios",
    host: "nos invitan, nos invita, en cuya casa, nos alojan, nos aloja, nos acogen, nos acoge, nos alojamos, nos quedamos en su casa, nos han invitado, nos ha invitado, con quienes nos quedamos, vamos a cenar a su casa, cenar en casa de, nos recibe, nos reciben, donde nos quedamos|alojamos|hospedamos|quedaremos, nos hosped*, me hosped*, nos alojo, nos acogio, nos acogieron, nos alojaron, nos dejan su|la|el casa|piso|apartamento, nos prestan su|la|el casa|piso|apartamento, nos deja quedarnos, vamos a comer a su casa, nos invitaron, me invitan a, me han invitado, me invito a, cena en su casa, comida en su casa, cena en casa de, comer en casa de, comida en casa de, nos recibieron, me quedo en su casa, me quedare en su casa, me acoge, me aloja, me acogen, pasar el finde en su casa, pasamos .. en su casa",
    neighbour:
      "de al lado, del quinto, de enfrente, de arriba, de abajo, del rellano, vive al lado, puerta de al lado, del tercero, del segundo, somos vecinos|vecinas, de la porteria, de mi comunidad, soy su vecina|vecino, vive puerta con puerta, del cuarto, del primero, del sexto, del bajo, de mi edificio|bloque|escalera|calle|portal|rellano, vive enfrente|arriba|abajo, del piso de arriba|abajo|enfrente|al, de la puerta de enfrente",
    carer:
      "cuida a mi|nuestro|nuestra|mis|nuestros, cuida de mi|nuestro|nuestra|mis|nuestros, que cuida a, que cuida de, que cuida, hace compania a mi|nuestra|nuestro|mis, acompana a mi|nuestra|nuestro, que cuido a mi|nuestro|nuestra|mis|nuestros|nuestras, cuido a|de mi|nuestro|nuestra|mis, que atiende a mi|nuestro|nuestra, que nos cuida, que me cuida, que cuidan, se encarga de mi|mis|nuestro|nuestra padre|madre|abuela|abuelo|hijos|padres|hija|hijo, se ocupa de mi|mis|nuestro|nuestra padre|madre|abuela|abuelo|hijos|padres|hija|hijo|suegra, atiende a mi|nuestra|nuestro padre|madre|abuela|abuelo|suegra, que acompana a mi|nuestra|nuestro, me lleva el embarazo, me atendio, nos atendio, que trajo al mundo a, me ayudo en el parto, nos cria a, nos crio, que la|lo cuidaba",
    "close-friend":
      "nos conocemos desde|hace, amigos desde, amigas desde, conozco desde, como una hermana, como un hermano, de toda la vida, amigas de toda, somos amigas|amigos desde|intimas|intimos|inseparables, somos amigas|amigos (de toda|del alma), inseparables desde, somos como hermanas|hermanos, es como mi hermana|hermano, una y carne, mas que una amiga, mas que un amigo, nos conocimos en parvulos|infantil|primaria, nos conocimos en (el cole|el colegio), la conozco de|desde|hace, lo conozco de|desde|hace, amiga de la infancia, amigas inseparables, amigos inseparables",
    acquaintance:
      "para mi $trade, $trade de siempre|confianza|barrio, apenas conozco, conozco poco, casi no conozco, apenas lo|la conozco, la|lo|le conozco poco|apenas|solo|casi, la|lo|le conozco (de vista|de poco|un poco|muy poco), no la|lo|le|los conozco mucho|apenas|bien|tanto|de|casi, apenas se nada de, solo la|lo conozco, coincidimos en, conocido de, del barrio, del mercado, de la panaderia, de la peluqueria, me corta el pelo, nos corta el pelo, me hace las unas",
    partner:
      "llevamos .. de novios|pareja|casados|noviazgo, llevamos .. saliendo|casados, estamos casados, nos casamos, con la|el que vivo, con la|el que me case, me case con, llevo .. saliendo|casado|casada con, mi otra mitad, estamos prometidos, amor de mi vida, hombre de mi vida, mujer de mi vida, con quien comparto mi vida, con quien vivo desde, nuestro aniversario de bodas",
    child: "soy su madre|padre|mama|papa|mami, somos sus padres, sangre de mi sangre",
    "niece-or-nephew": "soy su tia|tio|tita|tito, somos sus tios",
    godchild: "soy su madrina|padrino, somos sus padrinos",
    grandchild: "soy su abuela|abuelo|yaya|yayo|abuelita, somos sus abuelos",
    grandparent: "soy su nieta|nieto, somos sus nietos|nietas",
    sibling: "soy su hermana|hermano, somos hermanos|hermanas, somos gemelas|gemelos|mellizos|mellizas",
    cousin: "soy su prima|primo, somos primos|primas",
    "in-law": "soy su suegra|suegro|nuera|yerno|cunada|cunado",
    teacher:
      "soy su alumna|alumno, somos sus alumnos|alumnas, me da clase|clases, nos da clase|clases, me ensena, me entrena, nos entrena, que da clase|clases a mi|mis|nuestro|nuestra|los|las, que ensena a mi|mis|nuestro|nuestra, que lleva el coro, le da clase|clases a mi|mis|nuestro|nuestra, me enseno a, que entrena a mi|mis|nuestro|nuestra",
    boss: "soy su empleada|empleado|secretaria|asistente|becaria|becario, trabajo para el|ella, para quien trabajo, me contrato, manda en mi|nuestro, es quien nos manda",
    employee:
      "soy su jefa|jefe, trabaja para mi|nosotros, que nos limpia, limpia la casa, limpia en casa, que viene a limpiar, nos plancha, limpia nuestra|mi casa, que nos ayuda en casa, a mi cargo, que trabaja en casa",
    friend:
      "salimos juntos a, quedamos los viernes, del grupo de amigos, de la pandilla, de la cuadrilla, de la pena, del coro, del equipo, del gimnasio, del club, de clase de, somos amigas, somos amigos",
    couple: "se casan mis amigos, recien casados",
  },
  signs: {
    not: "no, nunca, jamas, tampoco, apenas, ya no, ni, para nada",
    no: "sin, nada de|con|tipo|sobre, nada que tenga|lleve|contenga|sea|huela|suene|vaya, ningun, ninguna, ni, excepto, menos, salvo, cualquier cosa menos|excepto|salvo, todo menos|excepto|salvo, evitar, evita, evitad, nada relacionado con, no mas, no mas cosas de, ni un|una, otro no, por favor no, que no sea|sean, que no tenga, no quiere mas, basta de, ya basta de, no es necesario, prohibido, no regalar, no|nunca|jamas|ni le des|deis|den|regales|regaleis|regalen|compres|compreis|compren|lleves|traigas|pongas|ofrezcas nada? de|con, no|nunca|jamas|ni le des|deis|den|regales|regaleis|regalen|compres|compreis|compren|lleves|traigas|pongas|ofrezcas nada? (que lleve|que tenga|que sea), no le des|deis|den|regales|regaleis|compres|lleves|traigas|pongas mas?, no regales|regalar|regaleis|comprar|compres mas?, ni se te|os|les|le ocurra regalarl*|comprarl*|llevarl*|traerl*|pensar?, ni se te ocurra, ni se os ocurra, olvidate|olvidaos|olvidense|olvidemos de|del, ahorrate|ahorraos, abstenerse de, abstengase de, lo que sea menos|salvo|excepto, todo lo que no sea|sean, que no sea|sean nada? de|con, que no tenga que ver con, que no tengan que ver con, nada que ver con, nada que huela a, nada que suene a, nada tipo, nada en plan, nada parecido a, cero, no dispone de, no disponen de, carece de, carecen de, no cuenta con, no le cabe|caben mas?, ni hablar de, descarta, descartad, descartado|descartada, descartemos, descartar, huir de, lejos de, fuera, ni por asomo, ni loca, ni loco, por favor nada de, por dios nada de, por lo que mas quieras nada de, no vayas a comprarl*|regalarl*, no le hace falta|faltan? mas?, no necesita mas?|otra|otro, ni uno|una mas, otro|otra .. no por, dejate de, dejaos de, paso de, no mas regalos de, basta ya de, ya esta bien de, a excepcion de, quitando, exceptuando",
    like: "no le|les? disgusta|disgustan|desagrada|desagradan|molesta|molestan|sobra el|la|los|las|un|una|lo|ir|hacer|eso, no le? hace|hacen ascos a|al, le|les late|laten|cuadra|cuadran|enrolla|enrollan|tripea, no se pierde ni|un|una|ningun|ninguna|nada|el? un|una|de|del?, le|les|me gusto|gustaron|encanto|encantaron|chiflo|flipo|molo|fascino|entusiasmo|apasiono, le|les ha|han gustado|encantado|chiflado|interesado|llamado|apasionado|entusiasmado|molado|flipado|tirado, siempre le|les ha|han gustado|encantado|chiflado|tirado|flipado, esta|anda|vive loco|loca|locos|locas|colado|colada|flipado|flipada|obsesionado|obsesionada|viciado|viciada|pillado|pillada con|por, es muy de, son muy de, es de mucho|mucha, es un|una loco|loca|friki|forofo|forofa|apasionado|apasionada|enamorado|enamorada|amante|fanatico|fanatica|maniatico|devorador|devoradora|gran de|del, un enamorado|apasionado|loco de|del|por, una enamorada|apasionada|loca de|del|por, se le van los ojos con|tras|detras, no hay nada que le guste|chifle|flipe|apasione mas que, nada le gusta|chifla mas que, le tiene aficion|vicio|cogido a|al|el|gusto, le encanta todo lo de|relacionado, se ha aficionado a|al, se aficiono a|al, le ha cogido gusto|aficion a|al, disfruta un monton|muchisimo|horrores de|con, se lo pasa genial|bien|teta|pirata con|en, gusta, gustan, gusta mucho, le gusta, les gusta, encanta, encantan, le encanta, le encantan, ama, aman, adora, adoran, le apasiona, le apasionan, apasiona, apasionan, apasionado|apasionada de|del|por, fan de|del, fanatico|fanatica de|del, aficionado|aficionada a|al, loco|loca por, chifla, chiflan, pirra, pirran, mola, molan, flipa, disfruta de|con, disfruta, disfruta mucho, toca el|la, toca, juega al|a, juega, colecciona, practica, prefiere, amante de|del, adicto|adicta a|al, entusiasta de|del, pasion por, debilidad por, hace, no dice que no a, nunca dice que no a, no le hace ascos, le hace ascos, hace ascos, no puede vivir sin, no puede pasar sin, vive para, vuelve loco|loca, vuelven loco|loca, le va, le van, le interesa, le interesan, interesa, interesan, se pirra por, enganchado|enganchada a|al, escucha, lee, muy de, esta aprendiendo, aprende, aficiones, no rechaza, fascina, fascinan, entretiene, no desprecia, nunca rechaza, no le importa, no es que no le guste|gusten|encante|interese, no le disgusta, no le disgustan, no le desagrada, no le desagradan, no le molesta, no le molestan, muere por, se muere por, se vuelve loco|loca con|por, se pirra con, se chifla por, se desvive por, disfruta como .. con, se derrite con|por, le pone, le ponen, le priva, le privan, le encandila, le flipa, le flipan, le alucina, le alucinan, le tira, le tiran, le chiflan, le molan, le mola, le pierde, le pierden, le pirran, le ha dado por, le da a|al, se apunta a|al, no se pierde, devora, se traga, vicio, viciado|viciada a|al, forofo|forofa de|del, friki de|del|, friqui de|del, freak de, hincha de|del, muy fan de|del, muy aficionado|aficionada a|al, muy metido|metida en, le ha cogido el gusto a|al, le ha pillado el gusto a|al, ha descubierto, se ha enganchado a|al, se engancho a|al, siempre anda con, siempre esta con, pasa horas con, se pasa el dia con, se pasa horas, su vida es, su vida son, su gran pasion es|son, su pasion es|son, su hobby es|son, su aficion es|son, su debilidad es|son, lo suyo es|son, es mas de, es de los|las que, vive por, vive por y para, no perdona, bebe los vientos por, le hace tilin, siente pasion por, le entusiasma, le entusiasman, le emociona, le emocionan, le embelesa, le fascina, le fascinan, es una crack en|con, es un crack en|con, es una maquina en|con, es todo un|una, no vive sin, se apasiona por|con, goza con, gozan con, se lo pasa pipa con|en, se lo pasa bomba con|en",
    liked:
      "es|son sagrad*, es|son su religion|perdicion|mundo|pasion|adiccion|refugio|terapia|droga|delirio|locura, la|lo vuelve|vuelven loca|loco|locos|locas, $to pirra|pirran|chifla|chiflan|flipa|flipan|mola|molan|encanta|encantan|fascina|fascinan|apasiona|apasionan|priva|privan|enloquece|enloquecen, le gusta|gustan mas que, si que le|les encanta|gusta|van|va, se lo|la|los|las come|bebe|lee|traga|devora todo|toda|todos|todas, nunca falla|fallan, siempre acierta*, que no falte|falten, es su pasion, son su pasion, es lo suyo, son lo suyo, le encanta, le encantan, siempre es bienvenido, le chifla, le gusta mucho, le vuelve loco|loca, es su vida, son su vida, le pierde, le pierden, le pirra, le pirran, le chiflan, le mola, le molan, le flipa, le flipan, le apasiona, le apasionan, le entusiasma, le entusiasman, le priva, le privan, le fascina, le fascinan, le vuelven loco|loca, le gustan mucho|muchisimo, le gusta muchisimo|un monton, la vuelve|vuelven loca, lo vuelve|vuelven loco, si que le gusta|gustan|va|van, siempre le gusta, es su debilidad, son su debilidad, es lo que mas le gusta, es su vicio, es su hobby, le alucina, le alucinan, le tiran, le tira mucho",
    dislike: `no siente|tiene|muestra|demuestra|ve ningun|ninguna|mucho|mucha|el|la|poco|poca|gran? (menor|minimo|minima)? interes|aficion|atraccion|gusto|pasion|ganas|curiosidad|paciencia por|en|de|del|para|con, le|les vale|valen (madre|madres|gorro|verga|el|la|los|las), le|les choca|chocan|cae|caen|tinca poco|gordo|gorda|gordos|gordas|mal|el|la|los|las, no le|les late|laten|cuadra|enrolla|tinca|copa, preferiria|prefiere|prefieren morir|morirse|cualquier|irse|quedarse|limpiar .. antes|que que?, no disfruta|disfrutan nada|mucho|demasiado? de|con|en, no se divierte con|en, no es capaz de disfrutar, sufre con|en, odia a muerte, no quiere ni oir, no puede ni con, prefiere|prefieren|prefiere mil|cien|diez|siempre veces .. antes? a|al|que, prefiere|prefieren el|la|los|las|leer|ver|una|un $any a|al|antes el|la|los|las|que?, no le|les gusto|gustaron|encanto|molo|intereso|convencio|convencieron, nunca|jamas|tampoco le|les ha|han gustado|interesado|llamado|tirado|ido|molado|atraido|entusiasmado|convencido|hecho, no le|les ha|han gustado|interesado|llamado|tirado|ido|molado|atraido|entusiasmado|convencido nunca|jamas?, hasta (arriba|los huevos|los ovarios|el moño|el mono|las pelotas) de|del, ni se te|os|le ocurra .. (con|de|un|una|el|la|los|las|regalarle|comprarle), huye .. como de la peste, le coge mania a, le ha cogido mania a, siempre ha|han odiado|detestado|aborrecido, odiaba, detestaba, aborrecia, ni mentarle|hablarle|nombrarle|mencionarle, no quiere ni que le hables de, no pasa por, no cree en, no entiende de, no tiene paciencia para|con, no tiene mano para|con, se le dan fatal|mal|regular, no es amiga|amigo de, no es devota|devoto de, alerg* perdid* a|al, reniega de, le pone|ponen de mal humor, le entra pereza|sueno|la con|de, odia, odian, detesta, detestan, no soporta, no soportan, aborrece, no aguanta, aguanta, soporta, no le gusta, no les gusta, no le gustan, no le gusta nada, no le gustan nada, no es muy de, no es de, no es fan de, no es aficionado|aficionada a, harto de, harta de, cansado de, cansada de, demasiados, demasiadas, demasiado, suficientes, bastantes, de sobra, no quiere mas, no quiere, no le interesa, no le interesan, no le apasiona, no le va, no le van, nada de nada de, le aburre, le aburren, aburre, aburren, da asco, dan asco, le horroriza, le horrorizan, no le hace gracia, no le hacen gracia, aversion a, alergico a los trastos, horror, horroriza, miedo a, le da miedo, le dan miedo, odia con toda, no le entusiasma, no le entusiasman, no quiere saber nada de, ya tiene demasiados|demasiadas|demasiado, no le llama la atencion, le saca de quicio, no tiene interes en, pasa de, no le atrae, no le atraen, huye de, no lee, no le agrada, no le agradan, disgusta, disgustan, esta harto|harta de, empachado|empachada de, saturado|saturada de, harta|harto|cansada|cansado|aburrida|aburrido|mono|gorro|narices|coronilla|pelos de que le regalen|den|compren|traigan, no traga, no tragan, no puede con, no pueden con, no puede ver, no puede ni ver, no quiere ver, no quiere ni ver, no quiere oir hablar de|del, no quiere ni oir hablar de|del, no quiere saber nada de|del, no quiere ni, no quiere que le regalen|compren|den, no quiere saber de|del, no soporta que le regalen, odia que le regalen, detesta que le regalen, le horroriza que le regalen, le molesta que le regalen, pasa .. de|del, pasan .. de|del, huye .. de|del, huyen de|del, reniega de|del, abomina de|del, rechaza, rechazan, hasta aqui de|del, hasta (el gorro|las narices|el mono|la coronilla|los pelos|la bola|los mismisimos|el cono|el pelo|el ultimo pelo) de|del, aburrida|aburrido|aburridos de|del, negada|negado para|con, desastre para|con|en, nula|nulo en|para|con, poco amiga|amigo|dada|dado|fan|aficionada|aficionado|amante|partidaria|partidario de|del|a|al, poco de, nada amiga|amigo|dada|dado|fan|aficionada|aficionado|partidaria|partidario|de de|del|a|al?, nada de nada con, no es muy|nada|precisamente|demasiado|mucho|especialmente|tampoco|mi|una|un|gran|la|el|muchisimo? fan|amante|amiga|amigo|aficionada|aficionado|seguidora|seguidor|entusiasta|forofa|forofo|dada|dado|partidaria|partidario|lectora|lector .. de|del|a|al, no es una gran|un gran fan|amante|aficionado|aficionada de|del|a|al, no es mucho|nada|precisamente|tampoco|demasiado|exactamente|ya de|del, no es persona de, no es mujer de, no es hombre de, no es chica de, no es chico de, no son de, no son muy de, no son nada de, enemiga|enemigo de|del, tiene|tienen|tiene le|cogido|coge|cogio mania|fobia|tirria|panico|horror|aversion|asco|alergia|ojeriza|miedo|pavor|terror a|al, le tiene mania|fobia|tirria|panico|horror|aversion|asco|alergia|ojeriza|miedo|pavor|terror|paquete a|al, ha cogido|pillado mania|asco a|al, le ha cogido mania|asco|tirria|miedo a|al, antes muerta|muerto que, prefiere .. antes que, antes se tira .. que, no lo|la|los|las|le pillas|pillaras|veras|ves|encuentras|encontraras|cazas|pillan|imagino|metas|meteis .. con|en|leyendo|haciendo|jugando|bailando|cocinando|de|viendo, no hay quien lo|la|le|los meta|lleve|haga|siente|ponga|convenza|arrastre|saque|mueva .. en|a|al|con|de|delante?, no pisa, no pisan, no toca, ni toca, no ha tocado .. en, no se acerca a|al, no abre, no ha abierto .. en su vida, jamas ha leido, no distingue un|una, no sabe ni freir, cansadisima|cansadisimo de|del, harta|harto|hartos|hartas .. de|del, hartisima|hartisimo de|del, empachad* de, saturad* de, ya no le gusta|gustan|interesa|interesan|apetece|va, ya no quiere, ya no aguanta, ya no soporta, le sobra, le sobran, esta|estan hasta .. de|del, ni regaladas|regalados|regalada, lo que menos le gusta|gustan es|son, lo que mas odia es|son, odio a|al, tiene atragantad*, tiene cruzad*, se marea con, lleva fatal|mal, se duerme con|viendo|leyendo, se aburre con|en|viendo|leyendo|jugando, bosteza con, se niega a, se resiste a, no entra en, que no sea otro|otra, ${TURNED_DOWN}, ${each(TURNED_DOWN, BEFORE_A_THING)}`,
    disliked: `${each(TURNED_DOWN, "un monton|huevo|poco|rato|mogollon|pelin|tanto|cojon")}, se le muere|mueren|secan|seca todas|todos?, no hay por donde coger*, no es para ella|el|su, no es muy suyo|suya, no son muy suyos|suyas, no le pega|pegan .. nada?, ni acercarse, ni acercarl*, ni loca, ni de cona|broma|conya|lejos|blas|lona, no las|los|lo|la ve|veo|vemos? ni en pintura, no lo|la|los|las puede ver|soportar|aguantar|tragar, no puede con ellos|ellas, no puede ni verlos|verlas|verlo|verla, la|lo|le|les ponen|pone enfermo|enferma|malo|mala|nervioso|nerviosa|de|negro|negra, ni se las|los|lo|la pone, nunca se lo|la|los|las pone|pondria|pondra, no se lo|la|los|las pone|pondria|pondra|leeria|comeria|lee, no los|las usa|lee|mira|toca nunca?, mejor lo|la dejamos|evitamos, se lo|la|los|las trae floja|al|sin, le trae|traen sin, le da|dan absolutamente? igual|pereza, la traen sin cuidado, lo traen sin cuidado, nunca le ha|han gustado|ido|llamado|interesado|tirado|dicho, no le ha|han gustado|ido|llamado|interesado|tirado|dicho nunca?, lo dejo por imposible, no le entra|entran en la cabeza, no es lo suyo, no son lo suyo, no le gusta|gustan|va|van|interesa, no le gusta nada, ni en pintura, ni hablar, no tanto, no gracias, para nada, le horroriza, le dan igual, le da igual, le aburre, le aburren, ni regalado, mejor no, descartado, descartados, no le dice nada, no le dicen nada, nada de nada, es un no, le sobran, le sobra, los odia, las odia, lo odia, la odia, no las soporta, no los soporta, no lo soporta, no la soporta, ni en la tele|television|playa|foto, lo justo para, lo justito, lo minimo, lo imprescindible, no es santo de su devocion, no son santo de su devocion, no son santos de su devocion, no es (su fuerte|su rollo|su estilo|su taza|plato de|de su|su punto|para ella|para el|su mundo|su tema|su onda|su pasion|su vida|su cosa|su palo|su favorit*|su taza de te|muy lo suyo), no son (su fuerte|su rollo|su estilo|plato de|de su|su punto|para ella|para el|su mundo|su tema|su onda|su pasion|lo suyo|muy lo suyo), no va con|mucho|nada ella|el|su|con? ella|el|su?, no van con|mucho|nada ella|el|su|con? ella|el|su?, no pega con ella|el|su, ni fu ni fa, ni frio ni calor, ni le va ni le viene, ni le van ni le vienen, ni le gusta|gustan|va|van|interesa, ni verlo|verla|verlos|verlas|regalad*|loca|loco|muerta|muerto|atada|atado|cobrando|gratis|harta|harto|olerlo|locos|borracha|borracho, ni pagando*, ni pagado*, a otro perro, por encima de su cadaver, mejor evitarlo|evitarla|evitarlos|evitarlas|evitar|ni, fuera, tampoco, tampoco le, los detesta, las detesta, lo detesta, la detesta, los aborrece, las aborrece, lo aborrece, la aborrece, lo|la|los|las lleva|llevan|tiene|tienen fatal|mal|atragantad*|cruzad*|aborrecid*, ya no, que no, no por favor, no porfa, ni mencionar*, ni nombrar*, ni mentar*, esta|estan de mas, son tabu, es tabu, no entran en sus planes, no hay manera, ni en broma|suenos|foto, ni se plantea|acerca|le, no los|las|lo|la aguanta|traga|quiere|toca|usa|pisa|puede|necesita, se le cae* de las manos, le producen|provoca|provocan|produce rechazo|sueno|sarpullido|asco|aburrimiento, lo menos posible, cuanto mas lejos mejor, de lejos, ${TURNED_DOWN}`,
    own: "ya? le|les $gave su|sus|el|la $family|padres|hijos|jefe|suegra|suegros|nietos|companeros, le|les|me|nos $gave ya?, ya? le|les $gave ya?, ya? le|les han|hemos|ha|he|habia|habian ya? $given ya?, le|les|se acaban|acaba|acabo|acabamos|acaban de $give, acaban|acaba|acabo|acabamos de $give, acaban|acaba|acabo|acabamos de $give le|les|se, ya tiene|tienen|tenia|cuenta|dispone|posee|usa|gasta|hay en|de|con?, tiene|tienen|tenia ya? $plenty|monton|mogollon|porron|sinfin|arsenal|surtido|ejercito|coleccion|pila|barbaridad|tonelada|millon|par de, tiene|tienen un|una|la|su|el monton|mogollon|porron|sinfin|arsenal|surtido|ejercito|coleccion|pila|barbaridad|tonelada|millon|par|cajon|armario|estanteria|vitrina|habitacion|pared|casa|garaje|trastero|montana .. de, estrena|estreno|estrenan|estrenando, heredo|heredado de? su|sus|la?, esta|van|va|anda|iba mas|bien|muy|super|ya? que? servid*|sobrad*|surtid*|cubiert*|abastecid*|provist*|apanad* de|con, ya tiene, ya tienen, posee, poseen, acaba de comprarse|comprar, se acaba de comprar, se ha comprado, se compro, se han comprado, tiene ya, tiene (dos|tres|cuatro|cinco|varios|varias|todos|todas|muchos|muchas|mil|cada|suficientes|bastantes|un monton de), le regalamos, le hemos regalado, le regale, le compramos, le compre, cuenta con, tiene su propio|propia, coleccion de, le regalaron, ha heredado, heredo, recibio, tiene una coleccion de, es dueno|duena de, estrena, va sobrad* de, van sobrad* de, anda sobrad* de, va servid* de, esta servid* de, esta sobrad* de, bien servid* de, bien surtid* de, surtid* de, va cargad* de, hasta arriba de, le sobran, tiene un monton|mogollon|porron|armario|cajon|arsenal|surtido|ejercito|sinfin de|lleno|llena de?, tiene una estanteria|coleccion|pila|montana|barbaridad|tonelada|caja|habitacion|pared|vitrina .. de, tiene|tienen la|una casa llena de, tiene|tienen el piso|armario|cajon|trastero|garaje .. lleno de, tiene|tienen hasta|ya|tantos|tantas|mogollon|bastante, tiene|tienen (montones de|cientos de|decenas de|miles de|un par de|media docena de|infinidad de|todo tipo de|toda clase de), tienen dos|tres|cuatro|cinco|varios|varias|todos|todas|muchos|muchas|mil|suficientes|bastantes, le|les trajeron|trajo|dieron|dio|cayo|cayeron|toco|regalo|regalaron|regalamos|compraron|compro|compramos|pillamos|pille|hicimos|traje|trajimos ya?, los reyes le trajeron ya?, papa noel le trajo ya?, le|les hemos|han|he|ha regalado|comprado|pillado|dado|traido|hecho ya?, ya le|les hemos|han|he|ha regalado|comprado|pillado|dado|traido, ya le|les regale|regalo|regalaron|regalamos|compre|compro|compraron|compramos|trajeron|trajo|di|dimos, acaba|acaban de estrenar|pillarse|agenciarse|adquirir|recibir|heredar|comprar|comprarse|instalar|montarse, acaba|acaban de hacerse con, se ha|han comprado|pillado|agenciado|regalado|montado|instalado|autorregalado ya?, se ha|han hecho con ya?, se compro|pillo|agencio|regalo|compraron|monto ya?, se hizo con ya?, dispone de, disponen de, equipad* con|de, equipadisim* con|de, cuentan con, ya cuenta con, ya dispone de, es propietari* de, duena de, dueno de, no le faltan, conserva, guarda, le dejo|dejaron en herencia, ha recibido, estreno, estrenan, ya hay, ya hay en casa, ya usa, ya lleva, ya va con, presume de, no se separa de su",
    owned:
      "ya? se? lo|la|los|las tiene|tienen|tenia|tengo|tenemos ya?, lo|la|los|las tiene|tienen ya|repetid*|duplicad*|todos|todas|de|en|desde|por|muy|vist*|leid*, ya $it tiene|tienen|tenia|usa|lleva|gasta, ya? se|le $it $gave .., ya? se|le $it ha|han|hemos|he|habian? ya? $given, se $it ha|han|acaba|acaban|acabo|acabamos ya? $given|de $give?, ya tiene|tienen|tenia|hay .., va|van|anda|andan|esta|estan|iba .. servid*|sobrad*|surtid*|cubiert*|abastecid*, ya no le|les falta|faltan, ya hay en casa, ya $it $gave, ya $it ha|han|hemos $given, ya le|les $gave|regalaron|regalamos|compraron, ya se $it $gave, $it recibio|heredo|estreno|tiene de|por|ayer|hace|en|el, tiene|tienen|hay de sobra, tiene|tienen como|unos|unas|mas|por|lo|al dos|tres|cuatro|cinco|seis|diez|veinte|cien|mil|menos|de|# dos|tres|cuatro|cinco|seis|diez|veinte|cien|#?, tiene|tienen todos|todas|toda|todo|completa|completo|entera|entero, no le falta|faltan ninguno|ninguna|ni|uno|una, le sobran|sobra, se las|los sabe todas|todos, todos los tiene, todas las tiene",
    surplus:
      "no sabe|saben (donde|que hacer) .. (meter|poner|guardar|con) .. tantas|tantos|tanto|tanta|mas?, no le cabe|caben mas|ya|tantos|tantas, se le salen los armarios de, (tiene|tienen|hay) (como para|para) (parar un tren|dar y tomar|aburrir|montar una tienda|abrir una tienda|regalar) de, hasta arriba de, invadid* de|por, inundad* de|por, sepultad* de|por|en, le salen|rebosan los|las de, otra|otro|otros|otras .. (mas no|no por), mas .. (no por favor|no gracias), siempre le|les regalan|compran|traen|caen|cae|regala, todo el mundo le regala|compra|trae, le regalan siempre, cada ano le regalan|cae|caen",
    "in-surplus":
      "(le|les) (salen|sale) por (las orejas|los ojos|las ventanas|todas partes|todos lados), (tiene|tienen|hay) (como para|para) (parar un tren|parar el tren|dar y tomar|dar y regalar|aburrir|aburrirse|montar una tienda|abrir una tienda|poner una tienda|regalar|vender|rato|toda la vida|tres vidas|una vida|anos|un regimiento), (tiene|tienen|hay) (a montones|a patadas|a porrillo|a espuertas|a manta|a mansalva|a punta pala|a puñados|a cientos|a miles|en cantidad|por todas partes|por todos lados|por toda la casa|de todos los colores|de sobra|mas que de sobra|demasiados|demasiadas|mil|cien|cuarenta|ochenta|la tira|un huevo|mogollon|un monton|montones|una tienda|una coleccion entera|los armarios llenos|los cajones llenos|la casa llena|una estanteria entera|un cajon lleno|un armario lleno), (cogen|coge|cogiendo|acumulan|acumula|acumulando|criando|criando ya|crian|comiendo|llenandose de|llenos de|llenas de) polvo, ya no le|les caben|cabe, no le|les caben|cabe mas|ya|ni|en, se le|les acumulan|amontonan|apilan, muertos|muertas de|del risa|asco|cajon, en el|un fondo|cajon|armario|trastero|altillo muerto|muerta|muertos|muertas|sin|olvidad*?, sin estrenar|usar|abrir|leer|tocar, con la etiqueta puesta, no quiere ni una|uno mas, no le hace|hacen falta mas, ya tiene bastantes|suficientes|demasiados|demasiadas|de, ya son demasiad*, ya van # , ya no sabe|saben donde|que .. (meter|meterlos|meterlas|poner|ponerlos|ponerlas|guardar|guardarlos|guardarlas|hacer), le regalan siempre, siempre le regalan lo mismo",
    "dislike-around":
      "encuentra|encuentran|ve|ven|considera|consideran .. (aburrid*|aburridisim*|insoportable|insoportables|insufrible|un rollo|un conazo|un toston|una tonteria|una chorrada|una perdida|hortera|horteras|ridicul*|cursi|cursis|inutil|inutiles|absurd*|de mal gusto), no le ve|encuentra|pilla|saca a|al .. (la gracia|el punto|el sentido|el chiste|utilidad), le tiene|tienen a|al .. mania|asco|tirria|panico|fobia|terror|alergia, ha|han cogido|pillado .. mania|asco|tirria, manda|mando|mandaria .. (a paseo|a freir|a la porra|a tomar|al cuerno), no quiere .. (ni regalad*|ni en pintura|ni verlo|ni verla|ni verlos|ni verlas|ni gratis|ni loca|ni loco|ni de broma|en casa|mas|por nada), no aguanta|soporta|traga|puede (ver|oler|oir)? .. (ni en pintura|ni de lejos|ni un minuto|ni cinco minutos|ni dos minutos|mas de cinco minutos)",
    wanted:
      "se le|les|nos ha|han|habia $broken .., se le|les $broke .., esta|estan|anda|andan|tiene|tienen|quedo|quedado ya|muy|mas|completamente? hech*|para|en|a|pidiendo polvo|trizas|cisco|unos|una|un|tirar|el|las|punto|gritos|jirones .., esta|estan ya|muy|mas|completamente? rot*|viejisim*|viejit*|destrozad*|desgastad*|cochambros*|moribund*|obsolet*|anticuad*|estropead*|averiad*|agotad*|ralla*|raid*|desinflad*|pa, pide|piden a gritos|voces? un|una? cambio|recambio|jubilacion|relevo, ya no le|les? funciona|funcionan|sirve|sirven|va|van|cierra|enciende|cabe|vale, no le|les? funciona|funcionan|sirve|sirven|enciende, ha|han pasado a mejor vida, ha|han muerto|fallecido|petado|cascado|palmado, ha dicho adios|basta, dijo adios|basta, se le|les ha|han? quedado|quedo|quedaron|queda|quedan pequen*|viej*|obsolet*|anticuad*|cort*|chic*, le|les haria|harian|hace|hacen|hara|haran muy|mucha|muchisima|una|tanta|bastante|gran? ilusion|falta|feliz|gracia, le|les vendria|vendrian|iria|irian|caeria|caerian|sentaria|vendra|viene|vienen .. (genial|bien|de perlas|de lujo|de maravilla|de miedo|al pelo|como anillo|que ni pintado|fenomenal|estupendo|estupendamente|fenomenal), es|seria|son su|el|lo|la sueno|ilusion|capricho|que|proximo .., esta|estan|tiene|puso|apunto en|la|su lista .., $it quiere|necesita|pide|desea|busca|suena|codicia, lleva tiempo|meses|anos|semanas|siglos .. (detras|queriendol*|pidiendol*|mirandol*|deseandol*|buscandol*|con ganas), le|les falta|faltan, lo pide|pidio|ha, la pide|pidio|ha, los pide|pidio|ha, las pide|pidio|ha, se muere por tenerl*|uno|una|unos|unas|comprarsel*, pero|y le encantaria|gustaria|molaria|chiflaria tener|comprarse? uno|una|unos|unas|tenerl*|comprarsel*, y|pero se muere|pirra|moriria por|de uno|una|unos|unas|ganas, pero|y quiere|querria|necesita|busca|desea|pide uno|una|unos|unas|otro|otra, pero|y suena con tener? uno|una|unos|unas|ell*",
    have: "tiene, tienen, tenia, lleva",
    want: "se le ha|han antojado|metido, se le antojo|antojaron, hace|hacia|pone|ponia ojitos a|al, le urge|urgen, ocupa un|una, codicia, ansia, en su? la? lista .. esta|estan|hay|tiene|puso, le pone ojitos a|al, le hace ojitos a|al, suplica por?, implora, lleva .. (suspirando por|dando la lata con|dando la murga con|dando la vara con|con la matraca de), se|le ha|han encaprichado|antojado de|del|con, se muere|pirra|desvive|vuelve de|por ganas|un|una|unos|unas|tener|el|la de|por?, no para|deja|cesa de pedir|hablar|mirar|buscar de|un|una|unos|unas?, lleva|llevaba|llevan un|toda|mucho|tanto|la|desde? tiempo|meses|anos|semanas|siglos|dias|vida|que|siempre|pequeno|pequena|infancia pidiendo|queriendo|buscando|mirando|deseando|esperando|sonando|suspirando|dando|detras|con|ahorrando .. un|una|unos|unas|el|la, esta|anda|va|iba|andaba|estaba pidiendo|deseando|buscando|mirando|queriendo|ahorrando|pensando|detras|tras|loca|loco|a|en para|por|en|de|punto? comprarse|tener|pillarse|hacerse|tener|un|una|unos|unas, tiene|tenia|tienen entre ceja y ceja, se le van los ojos detras|tras de|del|un|una, le|les haria|hace|harian|hara .. (ilusion|falta|feliz|gracia|tilin), quiere|queria|quisiera|querria|gustaria|desea|necesita|pide|pidio que le|les regalen|compren|traigan|regalemos|compremos|regale|caiga, ha pedido|escrito|puesto a|en (los reyes|los magos|papa noel|la carta|su carta|la lista|su lista), le pidio a (los reyes|papa noel|su madre|su padre), en la lista de deseos tiene|puso|hay, se quiere|queria|quisiera|querria comprar|pillar|hacer|regalar|agenciar, quiere|queria|querria|le gustaria|le encantaria cambiar|renovar|jubilar|sustituir|reponer|estrenar de|el|la|su|sus?, anda|esta necesitad*|falta|falto|escas*|cort* de, sin .. (desde que se le), le falta|faltan solo|solamente|ya|todavia|aun?, echa de menos|falta un|una|unos|unas|su|tener, le ha|tiene|habia echado|puesto el ojo a|al|en|encima, le puso ojitos a|al, ojala le regal*|trajeran|compren, quiere, quieren, querria, le gustaria, les gustaria, desea, suena con, suenan con, anhela, le vendria bien, necesita, necesitan, le hace falta, le haria ilusion, le hace ilusion, ha mencionado, menciono, mencionaba, habla de comprarse, habla de, lleva tiempo queriendo, lleva tiempo detras de, esta ahorrando para, ahorra para, siempre ha querido, le encantaria, busca, anda detras de, esta buscando, le falta, pide, ha pedido, pidio, su sueno es, se muere por, le hacen falta, le vendria genial, queria, le apetece, hablaba de, lleva meses hablando de, le tiene echado el ojo a, tiene ganas de, ilusion de, en su lista, comento que queria, suspira por, siempre habla de, pidiendole|pidiendo a su|sus marido|mujer|padre|madre|novio|novia|padres|hijos|hijo|hija, pidiendonos, pidiendome, le haria|hace|hara mucha|muchisima|tanta|una|especial|gran ilusion|gracia|falta?, le haria|hace|hara (un monton de|toda la) ilusion|gracia|falta?, le haria falta, le haria gracia, le haria feliz, le harian falta|ilusion|feliz, le harian mucha ilusion, le vendria|iria|caeria|sentaria|vendrian|irian|caerian genial|bien|fenomenal|estupendo, le vendria|iria|caeria|sentaria|vendrian|irian|caerian (de perlas|muy bien|de lujo|de maravilla|de miedo|al pelo|que ni pintado|como anillo al dedo|de fabula), se muere de ganas de|por tener|comprarse|estrenar|un?, se muere por tener|un|una|unas|unos|comprarse, muere por tener, muere de ganas de, tiene muchas? ganas de tener|comprarse|hacerse|un?, anda|va|esta|iba|andaba mirando|buscando|tras|deseando, anda|va|esta|iba|andaba (detras de|loca por|loco por|a la caza de|a por|suspirando por|ahorrando para), se le|les rompio|estropeo|perdio|escacharro|cayo|quemo|jodio|fastidio|gasto el|la|los|las|su?, se le|les (ha roto|ha estropeado|ha perdido|ha quemado|ha muerto) el|la|los|las|su?, le robaron|mangaron el|la|los|las|su, le han robado el|la|los|las|su, babea con|por, lleva tiempo|meses|anos|semanas|siglos|dias pidiendo|queriendo|buscando|mirando|deseando|esperando, lleva tiempo|meses|anos|semanas|siglos|dias (detras de|dando la lata con|dando la brasa con|dando la tabarra con|suspirando por|sonando con|hablando de), lleva (una eternidad|toda la vida|mil anos) pidiendo|queriendo|buscando|mirando|deseando|esperando, lleva (una eternidad|toda la vida|mil anos) (detras de|dando la lata con|dando la brasa con|dando la tabarra con|suspirando por|sonando con|hablando de), tiene fichad*, tiene vist*, le ha echado el ojo a|al, le echo el ojo a|al, tiene echado el ojo a|al, le tiene ganas a|al, quiere|queria|quisiera|querria|le gustaria|desea|necesita tener|comprarse|pillarse|renovar|estrenar|otra|otro|uno|una, quiere|queria|quisiera|querria|le gustaria|desea|necesita (hacerse con|cambiar de), se ha encaprichado de|con|del, se encapricho de|con|del, tiene el capricho de, se le antoja, se le antojan, le ha pedido a los reyes, ha pedido a los reyes, pidio a los reyes, en la carta a los reyes, en su carta a los reyes, pone ojitos a, no para|deja de hablar de|del, no para|deja de mirar, pide a gritos, su sueno es|seria tener?, su ilusion es|seria tener?, su deseo es, suena con tener, sonaba con, tiene el sueno de, ojala tuviera, solo le falta, ya solo le falta, le faltan, dice que quiere|necesita|le, dijo que queria|necesitaba, comento que le, me pidio, nos pidio, ha dicho que quiere|necesita, me dijo que queria|necesitaba, envidia, le encantaria tener|un, necesitaria, agradeceria, apreciaria, le chiflaria, le molaria, le fliparia, le gustaria tener",
    consume:
      "come, comen, bebe, beben, toma, toman, prueba, consume, usa, lleva, digiere, tolera, bebo, cata, beberse, merienda, desayuna, fuma",
    past: "dejo de, ha dejado de, dejaron de, tuvo que dejar, antes era, de pequena le, de pequeno le, ya no practica|juega|toca|hace|va|monta|pinta|corre|lee|sale, antes, antiguamente, solia, era, jugaba, tocaba, de joven, en su dia, hubo un tiempo, de pequena, de pequeno, antano, tiempo atras, en otra epoca, en otros tiempos, cuando era, anos atras, le gustaba antes, de jovencita, de soltera, de soltero, por aquel entonces, en su epoca, en sus tiempos, era muy",
    turn: "solo, solamente, unicamente, nomas, pero, sin embargo, aunque, sino, en cambio, ahora, mejor, prefiere, hoy, actualmente, por el contrario, mas bien, no obstante, eso si, ahora bien, con lo que si",
    request:
      "busco, buscamos, quiero, queremos, necesito, necesitamos, quisiera, me gustaria, algo, creo que, se que, pienso que, espero que, por favor, no quiero, no queremos, queria",
    says: "dice, dijo, cree, piensa, opina, sabe",
    "gift-for":
      "regalo para, regalos para, es para, algo para, detalle para, idea para, ideas para, sorpresa para, un detalle para, regalo es para, cumple de, cumpleanos de, regalo a, regalar a, agradecer a, regalo va para, obsequio para, dar las gracias a, regalarle a, comprar para, regalo de navidad para, regalo de cumpleanos para, boda de, santo de, pensado para, destinado a, regalito para, regalazo para, detallito para, detallazo para, presente para, le quiero regalar a, quiero regalarle a, regalo conjunto para, regalo de despedida para, regalo de jubilacion para, cumple para, queremos regalarle a, quiero sorprender a, sorprender a, tengo que regalarle a, busco regalo para, es el cumple de, es el cumpleanos de, es el santo de, va para, regalo de agradecimiento para",
    "for-them":
      "para quien es el regalo, el regalo es para ella|el, regalo es para ella|el, que recibe el regalo, a quien va el regalo, es para ella el regalo",
    died: "murio, fallecio, ha muerto, ha fallecido, fallecido, fallecida, muerto, muerta, que en paz descanse, se fue hace, se nos fue, ya no esta",
    nothing:
      "cita a ciegas, daltonico, daltonica, sordo a, sorda a, oidos sordos, trabaja .. ciegos|sordos|discapacitados|refugiados|alzheimer, fabrica de frutos secos, estilo sobrio, colores sobrios, ropa sobria, decoracion sobria, viste sobrio, guardia de prision, funcionario de prisiones, funcionaria de prisiones, trabaja .. prision|carcel, no importa, no hay problema, no hay prisa, no solo, sin duda, sin prisa, sin problema, no se, no tengo idea, ni idea, signo cancer, hueso duro de roer, no pasa nada, no te preocupes, no mucho, no muy caro, no muy cara, vino tinto color, horoscopo cancer, nada caro, de nada, color vino, chocolate con leche, como antes, cafe con leche, media naranja, no es alergico a nada, no es alergica a nada, palo de ciego, a ciegas, al dia, no demasiado, sin limite, no esta mal, arroz con leche, a la vez, acab*|termin* en urgencias|hospital, acab*|termin* en el hospital, es un|una nino|nina|adolescente|bebe|chico, para un|una nino|nina|adolescente|bebe|chico, no tan, ni tan, ni siquiera, ni un minuto, ni un segundo, ni un duro, ni un euro, ni un dia, no hay nada, no se me ocurre, no sabemos, no te creas, no veas, no obstante, en plan, cura sana",
  },
  situations: {
    blind:
      "ciego, ciega, invidente, perdio la vista, ha perdido la vista, se quedo ciego|ciega, perro guia, no ve nada, baston blanco, ceguera, no ve absolutamente nada, sin vista, privada de vista, privado de vista, cupon de la once, afiliad* a la once, braille, ciego de nacimiento, invidentes, se ha quedado sin vista, perdiendo del todo la vista",
    "low-vision":
      "ve mal|poco|muy mal|cada vez peor|muy poco|regular|borroso, problemas de vista|vision, baja vision, discapacidad visual, cataratas, glaucoma, degeneracion macular, vista cansada, no ve bien|muy bien, perdiendo la vista, vista le falla, ya no ve|puede leer, le falla la vista, le cuesta leer, casi no ve, mala vista, apenas ve, deficiencia visual, letra chica|pequena, no ve la letra, vista .. cansad*, vista muy? cansadita, ya no ve la tele, apenas distingue, ve solo|unicamente bultos|sombras, le cuesta ver, letra grande, lupa, con lupa, no distingue las letras, no ve ni tres en un burro, no ve tres en un burro, no ve de cerca|lejos, vista muy mal|cansada|fatal, la vista ya no, la vista no le, cegat*, retinosis, retinopatia, operad* de cataratas, macula*, anda fatal de la vista, mal de la vista, fatal de la vista, no puede leer letra",
    deaf: "sordo, sorda, lengua de signos, lengua de senas, no oye nada, es sordo|sorda, sordera, sordomudo, sordomuda, sorda como una tapia, sordo como una tapia, lee los labios, implante coclear, sordos de nacimiento, lse, no oye ni",
    "hard-of-hearing":
      "oye mal|poco|muy mal|cada vez peor, duro de oido, dura de oido, audifono*, no oye bien|muy bien, acufeno*, hipoacusia, sordo de un oido, sorda de un oido, perdida auditiva, perdida de audicion, medio sordo, medio sorda, problemas de oido|audicion, un poco sordo, un poco sorda, anda mal del oido, mal del oido, fatal del oido, hay que hablarle alto|fuerte|gritando, hay que gritarle*, esta teniente, no se entera de lo que, sube la tele a tope, un poco teniente, le falla el oido, pierde oido|audicion, perdiendo oido|audicion, aparato en el oido, aparatos en los oidos, protesis auditiva*, oye fatal|regular, no oye un pimiento, mal de oido, aparatito en el oido",
    wheelchair:
      "silla de ruedas, paraplejic*, tetraplejic*, paralizad*, no puede andar|caminar, paralitic*, va en silla, parapleji*, lesion medular, tetrapleji*, no anda desde, no volvera a andar|caminar, sillita de ruedas, lesionad* medular, amputad*, le amputaron",
    "limited-mobility":
      "andador, baston, muletas, camina mal|poco|con, anda mal|poco|con, movilidad reducida, le cuesta andar|caminar|moverse|levantarse|subir, problemas de movilidad, problemas de rodilla|rodillas|cadera|espalda, esclerosis multiple, no puede estar de pie, no puede caminar|andar mucho, casi no sale|camina|anda, apenas camina|anda|sale, rodillas mal|fatal|destrozadas, mal de las rodillas|piernas, movilidad limitada, ya no camina|anda bien, se mueve poco|mal|con, subir escaleras, no sale de casa, cadera mal, anda con dificultad|lo, camina con dificultad, le fallan las piernas|rodillas, las piernas ya no le|responden, no puede agacharse|arrodillarse|estar, le duelen las rodillas|piernas|caderas, cojea, con taca taca, tacataca, taca taca, apenas se mueve|levanta, casi no se mueve|levanta, se cae mucho|a menudo, le cuesta mucho andar|caminar|moverse|subir|levantarse, escaleras le cuestan, no puede subir|con escaleras|las, parkinson, ciatica, no sale mucho de casa, va con bastones, poca movilidad, no puede andar mucho, artrosis de rodilla|cadera, anda fatal|regular|despacito, rodilla hecha|destrozada|fatal, cadera rota|hecha",
    "weak-hands":
      "artrosis, artritis, reuma, reumatoide, le tiemblan las manos, parkinson, temblor*, manos temblorosas|debiles|doloridas|rigidas, tunel carpiano, dolor en las manos, poca fuerza en las manos, dedos rigidos, manos le tiemblan|duelen, le duelen las manos, fuerza en las manos, manos torpes, manos agarrotadas, manos ya no, no puede abrir un|los|el bote|tarro|tarros|botes, le cuesta abrir|coger|agarrar|sujetar|abrochar*, se le caen las cosas, dedos deformados|torcidos|hinchados|agarrotados, pulso fatal|le, le tiembla el pulso|la mano, manos hinchadas|deformadas|entumecidas|fatal|hechas, sin fuerza en las|los manos|dedos, no tiene fuerza en las manos, no cierra bien la|las mano|manos, neuropatia, dedos ya no, manos doloridas, tiemblan las manos, perdio fuerza en, artritica, reumatismo, reumatic*, no puede sujetar|agarrar|coser|abrochar*, manos no le responden, esclerodermia, dedos en gatillo",
    "one-hand":
      "una sola mano, una mano, un solo brazo, con una mano, manco, manca, brazo roto, brazo escayolado, se ha roto .. brazo|muneca|mano, se rompio .. brazo|muneca|mano, muneca rota, hemiplej*, brazo en cabestrillo, medio cuerpo paralizado, la mitad del cuerpo, sin un brazo, mano vendada, brazo inmovilizado, con el brazo roto|escayolado|vendado, perdio un brazo|una mano, perdio el brazo|la mano, se ha partido|roto .. brazo|muneca|mano|hombro, le falta una mano|un brazo, paralisis de un lado, no puede usar la mano|el brazo, mano inutil|paralizada|escayolada, solo puede usar|mueve una mano|un brazo, medio lado paralizado, brazo inutilizado",
    dementia:
      "demencia, alzheimer, pierde la memoria, se le olvida todo, olvida las cosas|todo|cosas, no reconoce, perdida de memoria, ya no recuerda, se olvida de todo, problemas de memoria, no se acuerda, memoria le falla, le falla la memoria, desmemoriad*, senil, esta perdiendo la memoria, se le va la cabeza|olla|pinza, la cabeza se le va, la cabeza ya no, ya no nos conoce|reconoce, no nos conoce|reconoce, repite lo mismo|las mismas, pregunta lo mismo, se desorienta*, desorientad*, esta perdiendo la cabeza, perdida de la memoria, olvida quien|quienes|los|nuestros, pierde la cabeza, confunde a|los|las|nombres, cuerpos de lewy, alzhe*, deterioro cognitivo, principio de alzheimer, no sabe quien|quienes|donde|en, fallos de memoria, no recuerda ni|nada|nuestros|los|su|mi, se pierde por la calle, no sabe ni en que dia, ya no sabe quien",
    "chronic-pain":
      "dolor cronico, dolores cronicos, fibromialgia, dolor de espalda, siempre con dolor, endometriosis, ciatica, le duele la espalda, hernia, problemas de espalda, lumbago, con dolores, mucho dolor, le duele todo, dolores de espalda, siempre le duele, con la espalda hecha|fatal|destrozada, espalda fatal|hecha|destrozada|machacada, la espalda la|lo|le mata|tiene|trae, fibro, neuralgia*, dolores constantes|continuos|diarios, vive con dolor|dolores, lumbalgia*, contractura*, tiene dolores, cervicales, hernia discal, unidad del dolor, muchos dolores, sufre dolores|dolor, tendinitis, le duelen los huesos|las|la",
    fatigue:
      "fatiga cronica, covid persistente, poca energia, sin energia, se cansa enseguida|mucho|rapido|pronto|facilmente, sindrome de fatiga, fatiga, se agota enseguida|pronto|con, encefalomielitis, anemia, covid largo|prolongado, no tiene fuerzas, le falta energia, no puede con su alma, arrastra cansancio|fatiga, se cansa con nada|solo|todo, cansancio extremo|cronico, sfc, muy baja energia",
    sensory:
      "autis*, autismo, asperger, sensible al ruido, hipersensible, tea, le molestan los ruidos, neurodivergente, sobrecarga sensorial, espectro autista, en el espectro, no soporta los ruidos|ruido|las, le agobian los ruidos|sitios, se tapa los oidos, hipersensibilidad sensorial|al, los ruidos fuertes le, ruidos fuertes, le molesta el ruido|la|las, etiquetas de la ropa le, no aguanta los ruidos|ruido, pas de alta sensibilidad, altamente sensible, neurodiverg*",
    adhd: "tdah, hiperactiv*, no para quieto, no para quieta, deficit de atencion, no puede estarse quiet*, pierde todo|siempre, es un torbellino, no se concentra, le cuesta concentrarse, tda, culo inquieto, hiperactividad, no para quieto ni, no hay quien lo pare",
    anxiety:
      "ansiedad, ataques de panico, angustia, se preocupa por todo, crisis de ansiedad, toc, ansios*, ataques de ansiedad, fobia social, ataque de ansiedad|panico, ansiolitic*, le da vueltas a todo, nervios a flor de piel, todo le preocupa, agorafobi*, vive agobiad*, muy nervios*, obsesiv*, trastorno de ansiedad, manojo de nervios, se agobia por|con todo, no puede con los nervios, sufre de nervios, panico social",
    insomnia:
      "insomnio, duerme mal|poco|fatal, no duerme, no puede dormir, le cuesta dormir, problemas para (dormir|de sueno), sueno ligero, pasa las noches en vela, no consigue dormir, sin dormir, se desvela, no pega ojo, noches en blanco, dormir mal, duerme regular|pesimo|cuatro|tres|dos|#|nada, duerme (como el culo|a trompicones), pasa la noche en vela, no duerme ni|nada|bien|mas, da vueltas en la cama, cuenta ovejas|ovejitas, no concilia el sueno, conciliar el sueno, se despierta a las|mil|cada, despierta desde las, en blanco toda, toma pastillas para dormir, pastillas para dormir, desvelad*, sin pegar ojo, no descansa por|de, mal dormir, trastorno* del sueno, ojeras de no",
    migraine:
      "migrana*, dolores de cabeza, dolor de cabeza, jaqueca*, cefalea*, la cabeza le estalla|explota, le estalla la cabeza, a oscuras con, fotofobia",
    "old-age":
      "muy mayor, anciana, anciano, persona mayor, fragil, ancianita, ya mayor, viejecita, viejecito, tercera edad, octogenari*, bisabuela, bisabuelo, nonagenari*, muy viejita|viejito|mayorcita|mayorcito|anciana|anciano, ya es mayor, mayorcita, mayorcito, abuelete, abueleta, centenari*, la pobre ya es, edad avanzada, avanzada edad, ya muy mayores",
    cancer:
      "cancer, quimio*, radioterapia, leucemia, tumor, linfoma, quimioterapia, metastasis, oncolog*, le han encontrado|detectado un|algo bulto|tumor, mastectomia, carcinoma, melanoma, metastas*, tratamiento oncologico, le han diagnosticado un tumor, mama operada, luchando contra (el cancer|la enfermedad), quimios, radio y quimio, sesiones de quimio, perdio el pelo, se le ha caido el pelo",
    hospital:
      "en el hospital, hospitalizad*, ingresad*, en la clinica, encamad*, uci, cama de hospital, en el sanatorio, en cama, postrad*, la ingresaron, lo ingresaron, le ingresaron, la van a ingresar, lo van a ingresar, en la uci, en planta, en reanimacion, ingreso hospitalario, sigue en el clinico|hospital, lleva .. en el hospital|clinica, hospital desde",
    recovering:
      "operacion, operad*, se recupera de, recuperandose, tras el accidente, despues del accidente, pierna rota, protesis de cadera|rodilla, cirugia, rehabilitacion, convalec*, se ha roto, se rompio, operaron, escayola, fractura, le han operado|operan, la han operado|operan, lo han operado|operan, ictus, infarto, postoperatorio, tobillo roto, recien operad*, la operan, lo operan, le operan, la operaron, lo operaron, le operaron, van a operar, salio|sale de quirofano|una operacion, quirofano, se esta recuperando, recuperacion de, de baja por, recien salid* del hospital, le quitaron la vesicula|el, le han puesto una protesis|un, protesis, postoperatori*, en cama por, se partio la|el|un|una, se cayo y, accidente de coche|moto|trafico, puntos de sutura, le han dado el alta, le dieron el alta, tras la cesarea, esguince, le dio un ictus|infarto, despues del infarto|ictus, lesionad*, se lesiono, trasplante, injert*, baja medica, le pusieron un marcapasos|stent|protesis, ligamento*, menisco",
    "long-illness":
      "enfermedad cronica, esclerosis multiple, dialisis, fibrosis quistica, gravemente enferm*, enfermo cronico, enferma cronica, crohn, muy enfermo, muy enferma, larga enfermedad, lupus, insuficiencia renal|cardiaca, enfermo desde, enferma desde, epileps*, lleva meses enferm*, enfermedad larga|autoinmune|rara|degenerativa|cronica, colitis ulcerosa, esclerosis, lleva anos|meses|tiempo|mucho enferm*, fibrosis, autoinmune, epilepsia, enfermedad que, vih, insuficiencia, dializ*, enfermedad renal, cardiopat*, enferm* cronic*, enferma del corazon, enfermo del corazon, baja larga, larga baja, parkinson",
    depression:
      "depresion, deprimid*, burnout, baja por estres|depresion, animo por los suelos, mala racha, de bajon, mal animo, epoca oscura, desanimad*, hundid*, esta pasando por un mal, momento dificil, bajo de animo, baja de animo, no levanta cabeza, no tiene ganas de nada, sin ganas de nada|vivir, esta de bajon, pasandolo mal|fatal, lo esta pasando mal|fatal|muy, antidepresiv*, no sale de la cama, todo lo ve negro, ha perdido la ilusion, el animo por, de capa caida, muy tocad*, tocad* y hundid*, baja por depre, depre, depresiv*, tristona, apagada ultimamente, apagado ultimamente, muy triste, anda|esta triste, llora mucho|por todo|todo, se pasa el dia llorando, en terapia, va al psicologo, mal momento, hecha un trapo, hecho un trapo, desmoralizad*, decaid*, esta quemad*, no esta bien de animo, no esta pasando por su, horas bajas, de horas bajas, mala epoca, un bache, pasando un bache|mal|una",
    terminal:
      "terminal, cuidados paliativos, incurable, le queda poco, le quedan meses|semanas|pocos, muriendose, desahuciad*, ultimas navidades, ultima navidad, se esta muriendo, paliativos, poco tiempo de vida, no le queda mucho, le queda muy poco, le dan unos|pocos|# meses|semanas, le han dado meses|semanas|pocos, ya no hay nada que hacer, nada que hacer, los medicos no|le dan, no pasara de, fase final, en las ultimas, se nos apaga, se nos va, le quedan dias, sus ultimos meses|dias|semanas, ultimo cumpleanos, estadio cuatro|iv",
    bereaved:
      "viuda, viudo, duelo, luto, ha perdido .. $family, perdio .. $family, perder .. $family, $her $family murio|fallecio, $her $family ha muerto|fallecido, $family murio|fallecio, fallecimiento, muerte de .. $family, funeral, entierro, perdida de .. $family, huerfan*, enviud*, se le murio .. $family, se le ha muerto .. $family, $family .. fallecio|murio, de luto, acaba de perder .. $family, $family ha fallecido|muerto, se quedo viuda|viudo, falta .. $family, lo|la enterraron|enterramos, despues de lo de su $family, desde lo de su $family, se nos fue .. $family, se le fue .. $family, perdieron .. a $family, acaba de enterrar .. $family, enterro .. $family, enterraron .. $family, enviudo, $family .. nos dejo|dejo|falto|falta, falto .. $family, falta su $family, $family que en paz descanse, primera navidad sin .. $family, primer ano sin .. $family, desde que murio|fallecio|falta|falto|perdio|enviudo|se, se ha quedado viuda|viudo, se ha quedado (sin su|sin $family), se quedo viuda|viudo|huerfan*, se quedo (sin su|sin $family), esta de luto, guarda luto, perdida reciente, ha muerto su $family, murio su $family, fallecio su $family, se ha ido su $family, acaba de fallecer|morir, ha fallecido su $family, pesame, condolencias, tanatorio, echa de menos a su difunt*|marido|mujer|esposo, difunt*, viudita, viudedad, funerales, ha enterrado, velatorio, se suicido, tras la muerte, echa mucho de menos a su marido|mujer|madre|padre|esposo|difunto",
    "pet-loss":
      "$pet murio|fallecio, $pet ha muerto|fallecido, $pet .. murio|muerto|muerta|fallecio, perdio .. $pet, ha perdido .. $pet, perder .. $pet, muerte de .. $pet, se le murio .. $pet, se le ha muerto .. $pet, sacrificar .. $pet, murio .. $pet, perdida de .. $pet, se murio .. $pet, ha muerto .. $pet, $pet se murio|acaba, dormir .. $pet, atropellaron .. $pet, acaba de morir .. $pet, se le fue .. $pet, $pet .. se fue|fallecido|cruzo, se ha quedado sin .. $pet, se quedo sin .. $pet, puente del arcoiris|arco, arcoiris, eutanasi* .. $pet, $pet .. sacrificar|dormir, tuvieron|tuvo|hubo que dormir|sacrificar .. $pet, enterro|enterrado|enterraron .. $pet, echa de menos a su $pet, se le ha ido .. $pet, pierde a su $pet, perdieron .. $pet, falta su $pet, adios a su $pet, ya no esta su $pet, despedirse de su $pet, han sacrificado .. $pet",
    miscarriage:
      "aborto*, perdio el bebe, perdieron el bebe, perdio al bebe, ha perdido el bebe, muerte perinatal, perdieron a su bebe, nacio muert*, han perdido el bebe, perdio a su bebe, aborto espontaneo, duelo perinatal, perdida gestacional, perdieron a la bebe|su|la, perdio a su bebe|la, el embarazo no|salio, perdio .. embarazo|criatura|bebe, perdieron .. embarazo|criatura|bebe, ha perdido .. embarazo|criatura, han perdido .. embarazo|criatura, no llego a nacer, nacio sin vida, bebe no, se les fue el bebe|la, estrellita en el cielo, bebe arcoiris, embarazo que no, muerte gestacional, muerte fetal",
    breakup:
      "ruptura, divorci*, separad*, se ha separado, se separo, soltera de nuevo, recien soltera, recien separad*, le han dejado, la dejo, lo dejo, corazon roto, mal de amores, rompio con, ha roto con, su novio la|lo, la ha dejado, lo ha dejado, rompieron, se separan, se han separado, han roto, le dejo, le puso los cuernos, separacion, desengano, le ha dejado el|la|su novio|novia|marido|mujer|pareja, la ha dejado el|su novio|marido|chico, lo ha dejado la|su novia|mujer|chica, la planto, lo planto, la plantaron, le han roto el corazon, le rompieron el corazon, cuernos, infiel, le fue infiel, lo han dejado, lo dejaron, se dejaron, cortaron, corto con, ha cortado con, acaba de cortar|romper|dejarlo|separarse|divorciarse, se acaba de separar|divorciar, se divorcia*, en pleno divorcio, se esta separando|divorciando, ya no estan juntos, ya no esta con, lo dejo con, lo ha dejado con, dejo al|a novio|su, su ex, la han dejado, le dieron calabazas, desamor, se le fue el marido|la, recien divorciad*, vuelve a estar soltera|soltero, de nuevo soltera|soltero, otra vez soltera|soltero, se largo con otra|otro, se marcho con otra|otro, mandado a paseo, terminaron, termino con|su, han terminado, rompieron el compromiso, anularon la boda",
    "job-loss":
      "en el paro, en el desempleo, cobrando el desempleo, sin ingresos, sin trabajo, en paro, despid*, despidieron, perdio el trabajo|empleo, perdio su trabajo|empleo, ha perdido el trabajo|empleo, desemplead*, al paro, busca trabajo|empleo, quedo sin trabajo|empleo, buscando trabajo|empleo, ha perdido su trabajo|empleo, se ha quedado sin trabajo|empleo, un ere, parad* desde, le han echado|despedido, la han echado|despedido, lo han echado|despedido, echaron del trabajo, lo|la|le acaban de echar|despedir|correr|botar|largar, corrieron|corrio|correr|botaron|botado|corrido|largaron de la|del chamba|trabajo|curro|pega|laburo|empresa, sin chamba, sin laburo, la echaron, lo echaron, le echaron, la despidieron, lo despidieron, le despidieron, la han echado, no le renovaron, no le han renovado, no le renuevan, se le acabo el contrato|paro, finiquit*, inem, sepe, cerro la empresa|fabrica|tienda, ha cerrado su|la empresa|tienda|fabrica, cola del paro, de patitas en la calle, sin curro, sin empleo, cobrando el paro, busca curro, buscando curro, prejubil* forzos*, desemple*, se quedo en paro, se ha quedado en paro|la, ha perdido el curro, recorte de plantilla, erte, su empresa cerro, perdio el curro, parada desde, parado desde",
    "new-parent":
      "madre|madres|mama|padre|padres|papa|papas de|con un|una|dos|tres|los|unos|unas? bebe|recien|gemelas|mellizas|gemelos|mellizos|trillizos|nina|nino|peque .. # meses|semanas|dias, madre|mama|padre|papa|padres|papas|papis de|con un|una|dos? recien|bebe|bebes nacid*?, bebe|nino|nina|peque|gemelos|mellizos|mellizas|gemelas de # semanas|meses, papa primerizo, mama primeriza, padres primerizos, primeriz*, acaba de ser madre|padre|mama|papa, acaban de ser padres, recien nacid*, acaba de dar a luz, ha dado a luz, baja de maternidad|paternidad|maternal, acaba de tener un|una|a|su|gemelos|mellizos, acaban de tener un|una|a|su|gemelos|mellizos, ha tenido un|una bebe|nino|nina, ha sido madre|padre, han sido padres, nuevo papa, nueva mama, su bebe tiene, nacio su|el bebe|hijo|hija, permiso de paternidad|maternidad, postparto, posparto, estrena maternidad|paternidad, dio a luz, tuvo un bebe, con un bebe, madre reciente, padre reciente, acaba de ser papa|mama|padre|madre, acaban de ser papas, ha sido papa|mama, han sido papas, acaba de parir, pario, ha parido, estrenan maternidad|paternidad, nacio su|la|el|mi|nuestro|nuestra|hace pequeno|pequena|primer|nieto|sobrino|sobrina|nina|nino|bebe|primera, ha nacido su|la|el bebe|hijo|hija|pequeno|pequena|primer|nino|nina, tienen un recien nacido, tiene un bebe de #|pocos|dos|tres|seis|un, con su bebe de, con el bebe|peque recien, no duermen por el bebe, cambia panales, panales, llego su bebe|primer, ya llego el bebe, papis primerizos, mama novata, papa novato, mamas recientes, mama reciente, papa reciente, padre novato, madre novata, tuvo gemelos|mellizos|un|una bebe|hijo|hija|nino|nina, tuvieron un|una|gemelos|mellizos bebe|hijo|hija|nino|nina, ha tenido gemelos|mellizos, han tenido gemelos|mellizos|un|una, adoptaron, han adoptado, bebe de # semanas|meses, primeriza, ciguena",
    "parent-of-young":
      "madre|padre|mama|papa de dos|tres|cuatro|#|gemelos|mellizos|familia, hijos pequenos, ninos pequenos, tiene|tienen dos|tres|cuatro|# hijos|ninos|hijas|peques, sus hijos tienen, madre soltera, padre soltero, familia numerosa, con ninos pequenos|peques, con hijos pequenos, madre trabajadora, tiene|tienen hijos|ninos, sus peques, sus ninos, tres crios, dos crios, con crios, tiene un crio, ninos en casa, peques en casa, madre de familia, malabares con los ninos, los nenes, crios pequenos, con|y dos|tres|cuatro|cinco|# hijos|ninos|crios|peques|hijas|ninas, tiene tres|dos|cuatro peques|nenes|crios|fieras, tiene una nina|un nino de, sus pequenos, sus crios, dos fieras, con dos|tres|cuatro ninos|peques|crios|hijos|hijas, mama de un|una|# nino|nina|bebe, criando sola|solo, bebe y, persiguiendo a los|sus ninos|crios|peques, mellizos de, gemelos de, trillizos, con tres ninos",
    "empty-nest":
      "hijos|hijas|chicos|chicas|ninos|crios|pequeno|pequena|menor|mayor .. (ido|marchado|volado|independizado|emancipado|largado) .. casa|fuera?, se le|les han|fueron|marcharon|van .. hijos|hijas|ninos|chicos|crios, hijos .. se han ido|marchado, nido vacio, hijos se fueron, se fue (el ultimo|la ultima), hijos .. independizado*, hijos ya no viven, el ultimo hijo, hijos ya se fueron, se ha ido a la universidad, hija|hijo se ha independizado, hijos ya volaron, se han ido los hijos, papas|padres .. solitos, se han quedado solitos|solos, se quedaron solitos|solos, los hijos ya, se le han ido los hijos|ninos, hijos fuera de casa, ya volaron del nido, volaron del nido, volado del nido, la casa vacia, casa se le queda|ha grande|vacia|quedado, se quedan solos en casa, se fue la pequena|el pequeno, ultimo en irse|marcharse, ultima en irse|marcharse, hijos volaron, hijos ya mayores y fuera, hija se ha ido|marchado a|de, hijo se ha ido|marchado a|de, se marchan los hijos, polluelos, sin los hijos en casa, hijos .. independiz*, hijos ya hacen su vida",
    student:
      "de erasmus en, estudiante*, estudia, universitari*, universidad, facultad, empieza la universidad|carrera, doctorand*, estudiando, carrera de, haciendo (el doctorado|la carrera), en la uni, uni, estudios, estudiar, el grado, en la facu, hace medicina|derecho|enfermeria|la carrera|una|arquitectura|ingenieria, erasmus, primero de carrera|derecho|medicina|ade, empieza|empezo la uni|facultad|carrera, ciclo formativo, matriculad*, apuntes, becad*, esta en la universidad|uni, hinca los codos, hincando los codos, hinca codos, doctorado, cursando",
    exams:
      "examen*, oposicion*, selectividad, finales, tesis, opositor*, tfg, examenes, bachillerato, mir, ebau, evau, opositando, opos, opositar, oposita, prepara|preparando oposiciones|judicatura|notarias|examenes, prepara|preparando (las opos|unas oposiciones|el mir|los finales|la selectividad|el eir), semana de examenes, se examina, epoca de examenes, empollando, hinca codos, hincando codos, selectivo, tesis doctoral, defiende la tesis, defensa de la tesis, trabajo de fin, tfm, notarias, judicatura, parciales, recuperaciones de septiembre, encerrad* estudiando, sacarse el carnet, pruebas de acceso",
    "new-job":
      "nuevo trabajo|empleo|puesto|curro, primer trabajo|empleo|dia, ascendid*, ascenso, empieza a trabajar, cambia de trabajo, ha cambiado de trabajo, empieza en un nuevo, nueva empresa, empieza un nuevo, han ascendido, nuevo cargo, nueva etapa profesional, le han ascendido, la han ascendido, lo han ascendido, estrena trabajo|puesto|curro|empleo|cargo, la han hecho jefa|fija|encargada|directora|socia, lo han hecho jefe|fijo|encargado|director|socio, la ascendieron, lo ascendieron, le ascendieron, la han contratado, lo han contratado, le han contratado, la contrataron, lo contrataron, ha encontrado trabajo|curro, encontro trabajo|curro, consiguio trabajo|un|el trabajo|puesto|empleo, ha conseguido trabajo|el|un puesto|trabajo|empleo, nueva jefa de, monta su propio|propia|negocio, abre su propio|propia|consulta|tienda, ha montado su|una|un, primer sueldo, firma el contrato, firmo contrato, se cambia de curro|empresa|trabajo, empieza el lunes en, empieza en la empresa, ha abierto su, nuevo destino, fichad* por, le han dado el puesto, se ha hecho autonom*, primer dia en",
    retired:
      "jubil*, se jubila, retirad*, pensionista, se retira, prejubil*, ultimo dia de trabajo, ha dejado de trabajar, cuelga (la bata|las botas|el mono|los libros|la toga|el uniforme), ultimo dia en|antes de jubil*, deja de trabajar, dejo de trabajar, ya no trabaja, se acabo madrugar, cobra la pension, pension, clases pasivas, se prejubila*, jubileta, vida de jubilad*, toda una vida trabajando, recien jubil*, jubilosa, ya cotizo, sin trabajar ya",
    "new-home":
      "nueva casa, casa nueva, nuevo piso, piso nuevo, se muda*, se ha mudado, mudanza, primer piso, primera casa, estrena piso|casa, se acaban de mudar, se acaba de mudar, se han mudado, han comprado .. casa|piso, ha comprado .. casa|piso, inauguracion, acaba de mudarse, acaban de mudarse, nuevo hogar, primer apartamento, nuevo apartamento, independizarse, se independiza, se ha independizado, recien mudad*, comprar .. casa|piso, mudarse, se ha metido en una hipoteca, estrenan piso|casa|hogar|apartamento|chalet|vivienda|depa, estrena hogar|apartamento|chalet|vivienda|depa, se cambia* de casa|piso, se han cambiado de casa|piso, se ha cambiado de casa|piso, cambio de casa|piso, le dan las llaves, les dan las llaves, les dieron las llaves, le han dado las llaves, se van a vivir juntos, se va a vivir sola|solo|con, se compro casa|piso, se compro (un piso|una casa|un apartamento), se compraron casa|piso, se compraron (un piso|una casa|un apartamento), se han comprado casa|piso, se han comprado (un piso|una casa), se ha comprado casa|piso, se ha comprado (un piso|una casa), cajas de la mudanza, entre cajas, se ha ido a vivir sola|solo|con, piso recien|a estrenar, reforman|reformando (la casa|el piso), obras en casa, amueblando, sin amueblar, han alquilado, ha alquilado, hipoteca, casa recien, se independizo, se ha ido de casa, su primera casa, su primer piso, primer hogar, se mudan, se mudo, se mudaron, nos mudamos",
    newcomer:
      "recien llegad*, acaba de llegar, emigr*, inmigr*, refugiad*, no conoce a nadie, nuevo en la ciudad, nueva en la ciudad, nuevo en el pais, expat*, se ha mudado a otro|al|espana|madrid, otro pais, no conoce a mucha gente, apenas conoce a, exiliad*, llego hace poco, acaba de mudarse a|de pais|ciudad|espana|madrid|barcelona|otro|otra, vino de venezuela|ucrania|siria|colombia|marruecos|cuba|peru|argentina, ha venido de, llego de venezuela|ucrania|siria|colombia|marruecos|cuba|peru|argentina, nueva aqui, nuevo aqui, nueva en el pais|barrio|pueblo, nuevo en el barrio|pueblo, lleva poco aqui, lleva poco (en espana|en el pais|en la ciudad|tiempo aqui), todavia no conoce|habla, aun no conoce|habla, no habla espanol|castellano todavia?, no habla el idioma todavia?, recien aterrizad*, acaba de aterrizar, aterrizo, solicitante de asilo, sin papeles, no tiene amigos aqui, se vino a espana|vivir, dejo su pais, lejos de su pais|tierra",
    "long-distance":
      "lejos, a distancia, otro pais, en el extranjero, relacion a distancia, vive lejos, otra ciudad, otro continente, km de distancia, al otro lado del mundo, a # km, diferente huso, fuera de espana, vive en el extranjero, viven lejos, vive en|al otro|otra|otra punta|extranjero pais|ciudad|continente, nos separan, no nos vemos, solo nos vemos, nos vemos poco|una|cada, nos vemos # veces, separados por, miles de kilometros, kilometros, en la otra punta, la otra punta del mundo|pais, otro huso horario, vive fuera, se ha ido a alemania|londres|irlanda|australia, se ha ido a vivir fuera, vive en alemania|inglaterra|londres|irlanda|australia|estados|mexico|argentina|chile|francia|paris|berlin|japon, de erasmus en, la distancia, por videollamada, videollamadas, no puedo verla|verlo, echo de menos porque vive, allende, nos vemos solo, al otro lado del charco|mundo|oceano",
    deployed:
      "militar, en mision, ejercito, desplegad*, soldado, marina, en alta mar, destinado en, destinada en, plataforma petrolifera, cuartel, legion, legionario, de maniobras, fuerzas armadas, guardia civil destinado, en el libano|mali|afganistan|irak, fragata, embarcad*, militares, casco azul, infanteria, de misiones, marinero, portaaviones, ultramar, en la legion, base militar, cabo primero, sargent*",
    prison:
      "carcel, prision, pres*o, en la carcel, encarcelad*, entre rejas, condena, cumple condena, cumpliendo condena, centro penitenciario, recluso, reclusa, en prision, penitenciari*, trullo, preso, presa, detenid*, en la trena, en el talego, talego, a la sombra, entro en prision, tras las rejas, chirona, permiso penitenciario, tercer grado, centro de menores, sale de la carcel, en soto del real, le cayeron # anos, le metieron en la carcel, privad* de libertad, vis a vis",
    engaged:
      "prometid*, se casa*, se van a casar, compromiso, pedida, novia a punto, se casan, futura novia, futuro marido, va a casarse, van a casarse, pedida de mano, su boda, se va a casar, boda en, recien comprometid*, despedida de soltera|soltero, pasan por el altar, pasar por la vicaria, pasa por el altar, le ha pedido la mano|matrimonio|que, le pidio matrimonio|la|que, se han prometido, se prometieron, pidio matrimonio, anillo de pedida, boda el|este|proxima|en, dan el si quiero, si quiero, se casa en|el|este, nos casamos en|el|este, preparando la|su boda, prepara su boda, boda civil, novios que se casan, hay boda, fecha de boda",
    "carer-at-home":
      "cuida de su|sus madre|padre|marido|mujer|padres, cuida a su|sus madre|padre|marido|mujer|padres|abuela|abuelo|hijo|suegra, cuidadora de su|sus, cuidador de su|sus, cuidando a su|sus, cuidando de su|sus, se ocupa de su|sus madre|padre|padres enferm*?, atiende a su madre|padre|marido, cuidadora principal, cuida de|a su|sus|los|la madre|padre|marido|mujer|padres|abuela|abuelo|hijo|hija|suegra|suegro|hermano|hermana|esposo|tia, tiene a su madre|padre|suegra|abuela|marido|mujer enferm*|encamad*|con, tiene a su madre|padre|suegra|abuela|marido|mujer (en casa|a su cargo), a su cargo, madre dependiente, padre dependiente, hijo dependiente, familiar dependiente, cuidar de|a su|sus madre|padre|marido|mujer|padres|abuela|hijo|hija|suegra, atiende a su|sus madre|padre|marido|mujer|padres|abuela|suegra|hijo, pendiente de su madre|padre|marido|mujer|suegra enferm*?, se encarga de su|sus madre|padre|marido|mujer|padres|abuela|suegra|hijo, dejo de trabajar para cuidar, se dedica a cuidar, hijo con discapacidad, hija con discapacidad, vive volcada en su|sus, vive volcado en su|sus, cuidando de|a su|sus",
    "lives-alone":
      "vive sol*, vive sola, vive solo, solo en casa, sola en casa, vive completamente sola|solo, se ha quedado sola|solo, vivir sola|solo, viviendo sola|solo, vive ella sola, vive sin compania, en casa sola|solo, se quedo sola|solo, esta sola en casa, esta solo en casa, sola en un|su|la piso|casa|apartamento, solo en su piso|casa|apartamento, independiente y sola, cena sola, cena solo, come sola, come solo, cocina para una|uno, sin nadie en casa, vive con su gato|perro|gata|perra y nadie, vive sola con",
    lonely:
      "soledad, se siente sol*, pocos amigos, pocas visitas, no tiene amigos, nadie le visita, nadie la visita, nadie lo visita, aislad*, recibe pocas|nadie|casi|apenas|muy, muy sol*, no recibe visitas, ve a poca gente, sin amigos, no tiene a nadie, nadie con quien hablar, esta sola, esta solo, no va nadie a verla|verlo, nadie va a verla|verlo, nadie la|lo|le llama|visita|va|acompana, se siente muy? sola|solo, echa de menos compania, no habla con nadie, no ve a nadie, no tiene con quien, se le cae la casa encima, la casa se le cae encima, sin familia, no tiene familia, no le queda familia|nadie, apenas ve a|nadie|gente, muy sola, muy solo, mas sola|solo que la una, sola que la una, anda sola, falta de compania, pocas amistades, pasa mucho tiempo sola|solo, sin visitas, casi nadie la|lo visita, esta muy sola|solo, pasa los dias sola|solo, le falta compania",
    "works-from-home":
      "teletrabaj*, trabaja desde casa, trabaja en casa, en remoto, desde casa, trabajo en casa, oficina en casa, trabaja en remoto, su salon es su oficina, desde el salon, remoto, home office, a distancia trabaja, en pijama trabaja, trabaja en pijama, autonoma desde casa, curra desde casa, curra en casa, trabaja todo el dia en casa, su oficina en casa, teletrabajo, oficina la tiene en casa, despacho en casa",
    "desk-job":
      "trabaja en una oficina, trabaja en oficina, sentad* todo el dia, oficinista, programador*, delante (del ordenador|de un ordenador|de la pantalla), informatic*, todo el dia sentad*, frente (al ordenador|a la pantalla|a una pantalla), contable, desarrollador*, pasa .. sentad*, trabajo de oficina, horas sentad*, administrativ*, delante de una pantalla, en la oficina todo, pegad* al ordenador|a la|a la pantalla, pegad* a la silla|pantalla, sentad* en la oficina|una|su, ocho horas sentad*|delante|frente, todo el dia frente|delante, todo el dia (con el ordenador|en la oficina), oficina ocho horas, contabl*, gestoria, se pasa el dia sentad*, culo en la silla, abogad* en, horas delante|frente, call center, teleoperador*, trabaja con el ordenador|ordenadores, en un despacho todo, en una oficina, horas en la oficina, ordenador todo el dia, disenador* grafic*",
    "night-shift":
      "turno de noche, trabaja (de noche|por la noche|por las noches), turnos de noche, turno nocturno, noches, vigilante nocturno, enfermera de noche, duerme de dia, trabaja a turnos, turnos, guardias, duerme por el dia, guardia nocturno, nocturno, turnos nocturnos, hace noches, entra .. (de la noche|de madrugada), sale .. (al amanecer|cuando amanece|de madrugada), turnicidad, trabaja cuando los demas|todos duermen, de noches, nocturna, guardias de 24, turno de noches, turnos rotativos, vigilante de noche, vigilante de seguridad de noche, panader* de madrugada, entra a las diez|once|doce de la noche, sale de trabajar a las|de cinco|seis|siete|madrugada, trabaja de madrugada, curra de noche, duerme de dia|manana|por, portero de discoteca, al reves que todos, curra noches, vive de noche, turno de madrugada",
    "on-feet":
      "de pie todo el dia, todo el dia de pie, camarer*, peluquer*, dependient*, muchas horas de pie, trabaja de pie, horas de pie, no para en todo el dia, de pie en, esta de pie, pasa .. de pie, hosteleria, no se sienta en todo el dia, no se sienta ni, todo el dia de un lado|pie|aca, pies destrozados|molidos|hinchados|hechos, acaba con los pies, le duelen los pies, cocinera de profesion, trabaja en hosteleria|zara|mercadona, trabaja en (una tienda|un bar|un restaurante|el bar|la tienda|un supermercado|una cafeteria|una peluqueria|una fabrica|un almacen|la fabrica|el almacen), cajera de|en, cajero de|en, mozo de almacen, camarera de piso, reponedor*, patea la calle, cartera de profesion, kellys, diez horas de pie, todo el santo dia de pie, guia turistic*",
    commuter:
      "horas de tren, coge el tren, va en tren, trayecto*, horas de metro, transporte publico, horas de coche, desplazamientos, viaja en tren todos, atascos, cercanias, metro todos, tren cada dia|todos, autobus para ir al trabajo, de camino al trabajo, horas en el, hora de tren|metro|bus|autobus|coche|camino|ida, horas de bus|autobus|tren|metro|viaje al|camino al, dos horas al dia en|de, renfe, metro cada dia, bus cada dia, se traga atascos|horas, se traga (una hora|dos horas), se chupa atascos, se chupa (una hora|dos horas), va y viene en tren|bus|autobus|metro, va y viene todos los dias, va en metro|bus|autobus|tren|cercanias al|a trabajar|trabajo|currar, coge cercanias|dos|tres, coge (el metro|el bus|el autobus), hora y media de, carretera para ir, kilometros al dia, kilometros diarios, ida y vuelta, transbordo*, se levanta a las cinco para coger, trayectos",
    "frequent-traveller":
      "viaja (mucho|por trabajo|constantemente|a menudo|continuamente|siempre|todo el tiempo|sin parar), viajes de trabajo|negocios, azafat*, piloto, siempre de viaje, siempre viajando, siempre fuera, vive con la maleta, camionero, camionera, viajera frecuente, viajero frecuente, auxiliar de vuelo, en hoteles, de hotel en hotel, comercial, siempre en aviones, siempre volando, todo el dia en la carretera, siempre en la carretera, en la carretera, vive en aviones|aeropuertos|hoteles, de aeropuerto en aeropuerto, de avion en avion, entre aeropuertos, media vida en aviones|aeropuertos|hoteles, la mitad del mes fuera, mas fuera que en casa, no para en casa, nunca para en casa, tripulante de cabina, siempre con la maleta, viajante, representante comercial, camioner*, cada semana en un, cada semana fuera, semanas fuera, con la maleta a cuestas, viaja cada semana, viaja todas las semanas, viajes de empresa, de viaje continuamente, de viaje siempre, de aqui para alla, trotamundos, azafato, vuela cada|todas|mucho",
    exhausted:
      "agotad*, estresad*, cansad*, quemad*, siempre cansad*, necesita (descansar|un descanso|descanso|desconectar), desbordad*, no para, exhaust*, mucho estres, no da abasto, al limite, reventad*, estres, rendid*, sin fuerzas, hecha polvo, hecho polvo, dobla turnos, doble turno, turnos dobles, no tiene tiempo para si, no llega a todo, no le da la vida, la vida no le da, hasta arriba (de trabajo|de curro), sin un minuto libre, sin tiempo para nada|ella|el, no tiene ni un|tiempo minuto|momento|ratito|para, molid*, desborda*, va de culo, va con la lengua fuera, la lengua fuera, no descansa, no puede mas, no puede con su alma, pluriemplead*, dos trabajos, muerta de cansancio, muerto de cansancio, hecha un trapo, hecho un trapo, derrengad*, fundid*, se merece descansar|relajarse, se merece (un descanso|un respiro|un capricho), le hace falta descansar|relajarse|desconectar, le hace falta un descanso, le vendria bien descansar|relajarse|desconectar, le vendria bien un descanso, un respiro, agobiad*, sobrepasad*, llega a casa muerta|muerto|arrastrandose, va como loca|loco, corre de un lado, trabaja demasiado|mil|muchisimo|sin parar, saturad* de trabajo, no llega a nada|todo, se pasa el dia corriendo, se deja la piel, no duerme con, estres del trabajo, al borde del, con mucho estres",
    "outdoor-work":
      "trabaja al aire libre, agricultor*, albanil, jardinero de profesion, obra, obras, granjer*, guardabosques, pastor, pescador, trabaja en el campo, construccion, trabaja fuera, a la intemperie, ganader*, forestal, trabaja en la calle|vina|huerta|montana|mar|obra, trabaja a la intemperie, agricultora, jardinera de profesion, barrender*, vendimi*, temporer*, monitor de esqui, socorrist*, tractor, ganado, apicultor*, marisquer*, pesca de altura, vinas, cartera rural, tejados, a pleno sol, llueva o truene, haga frio o calor, guarda forestal, bomber* forestal, encofrador, en el monte trabajando, peon",
    teaches:
      "profesora, profesor, maestra, maestro, da clase|clases, ensena, docente, es profe, maestra de, profesora de, profesor de, dar clases, profe en|de, da clase en|de|a, imparte, trabaja en un|una colegio|instituto|guarderia|escuela|academia, trabaja de profesora|maestra|profesor, corrige examenes, corrigiendo examenes, sus alumnos, maestra jubilada, maestra rural, ensenante, catedratic*, en la escuela infantil, pizarra, claustro",
    healthcare:
      "enfermera, enfermero, medica, medico, doctora, trabaja .. hospital|clinica|ambulancia|ambulatorio|residencia|uci|urgencias, cirujan*, matrona, sanitari*, auxiliar de enfermeria, celador*, residente de medicina, fisioterapeuta, urgencias, paramedic*, farmaceutic*, dentista, auxiliar de geriatria, trabaja en urgencias|quirofano|planta|geriatria|pediatria|maternidad|farmacia, trabaja en (la uci|el hospital|un hospital|el ambulatorio|un centro de salud|una clinica|la ambulancia|una residencia de), tecnica de ambulancia|emergencias, tecnico de ambulancia|emergencias, mir de|en, medico residente, residente de pediatria|cirugia|familia, anestesist*, pediatra en, hace guardias, guardias en el hospital, enfermera en, enfermero en, enfermera de, fisio en, bata blanca, auxiliar en|de clinica|un|una, odontolog*, tcae, uvi movil, samur",
    dorm: "residencia de estudiantes|universitaria, colegio mayor, residencia estudiantil, internado, piso de estudiantes, habitacion de residencia, cuartel, habitacion de estudiante*, en una residencia universitaria, residencia de la universidad, en una residencia de estudiantes|universitaria, residencia universitaria, en un colegio mayor, habitacion en una residencia, vive en la residencia de estudiantes, cuarto de residencia, resi universitaria, internada en",
    "small-home":
      "$home muy? $small, poco espacio, sin espacio, estudio, apenas espacio, no tiene espacio|sitio, no hay espacio|sitio, $small $home, poco sitio, no cabe nada, no le cabe, $home es|esta muy? $small, piso de # metros, # metros cuadrados, un estudio, falta de espacio, espacio limitado, microapartamento, buhardilla, apenas tiene espacio|sitio, no tienen espacio|sitio, una sola habitacion, minipiso, $home enano|enana|mini, caja de cerillas, cuchitril, pisito, zulo, piso enano, no cabe un alfiler, no cabe ni un alfiler, no le cabe ni|nada|mas, no les cabe nada|mas|ni, vive en una habitacion|un cuarto, # metros, treinta|cuarenta|veinticinco|veinte metros cuadrados?, # m2, apartamentito, estudio de, cuartito, piso minusculo|diminuto|pequenito|pequenisimo, casa diminuta|minuscula|pequenita, sin sitio, no hay donde meter*, no tiene donde meter*|poner*, apretujad*, no le entra nada mas, loft pequeno, mini piso, un solo cuarto, habitacion alquilada, en una habitacion",
    balcony:
      "balcon, terraza, balconcito, alfeizar, azotea, balcones, terracita, ventana soleada, balconcillo, jardineras en el balcon, terrazas",
    "no-garden":
      "sin jardin, no tiene jardin, no tienen jardin, solo balcon, solo un balcon, vive en un # piso, bloque de pisos, solo una terraza, ya no tiene jardin, no hay jardin, solo un balconcito, no cuenta con jardin, ni jardin, sin patio, sin terraza ni jardin, un quinto sin, piso interior, sin un palmo de tierra, sin tierra, nada de jardin, en un tercero|cuarto|quinto|sexto|septimo|octavo|decimo piso|interior, en un tercero|cuarto|quinto|sexto|septimo|octavo|decimo sin ascensor, vive en un piso, sin jardin ni",
    boat: "barco, velero, vive en un barco|velero|barcaza, barcaza, a bord, a bordo, casa flotante, gabarra, vive a bordo, vive en el barco, en un barco, velerito, yate, barquito, catamaran, vive en el puerto, en su barco",
    van: "furgoneta, caravana, autocaravana, vive en una furgoneta|caravana|autocaravana|camper, camper, furgo, camperizada, vanlife, vive en su|la|una furgo|furgoneta|camper|caravana|autocaravana, furgonet*, recorre .. en furgo|furgoneta|autocaravana|camper, campervan, casa con ruedas, casa sobre ruedas, vida nomada, nomada",
    "off-grid":
      "sin electricidad, sin luz electrica, autosuficiente, no tiene electricidad, sin corriente, cabana, desconectado de la red, autosuficien*, no tienen electricidad, placas solares, sin luz ni agua, no hay electricidad|luz, cabana en, refugio en, sin enchufes, sin red electrica, panel solar, paneles solares, grupo electrogeno, no llega la luz",
    "care-home":
      "residencia de ancianos|mayores|tercera, en una residencia, asilo, geriatrico, centro de mayores, hogar de ancianos, a una residencia, en la residencia, piso tutelado, centro geriatrico, residencia asistida, a la residencia, la resi, la residencia de mayores, residencia para mayores|personas, centro de dia, la han metido en una residencia, la llevamos a una residencia, ingresada en una residencia, ingresado en una residencia, residencia de la tercera, la residencia donde, habitacion de la residencia, esta en una resi, ancianato, casa de reposo, hogar de mayores",
    "no-oven":
      "no tiene horno, sin horno, no tienen horno, solo tiene microondas|placa|vitro|vitroceramica|una|dos, horno roto, horno estropeado, se le ha roto el horno, solo microondas, solo un microondas, no hay horno, solo una placa, horno no funciona, horno esta roto, no dispone de horno, ni horno, no hay ni horno, no cuenta con horno, se le estropeo el horno, horno averiado, carece de horno, nada de horno, el horno no le va, horno lo tiene roto",
    "no-kitchen":
      "no tiene cocina, sin cocina, no puede cocinar alli, habitacion de hotel, cocina compartida, no tienen cocina, solo un hervidor, no hay cocina, vive en un hotel, ni cocina, cocina en obras, sin fogones, comparte cocina, no dispone de cocina, no cuenta con cocina, carece de cocina, vive de hotel, sin cocina propia, solo una kitchenette, no puede cocinar",
    countryside:
      "en el campo, pueblo, granja, rural, en una aldea, cortijo, masia, en medio de la nada, aldea, al campo, finca, monte, pueblecito, pueblito, pueblin, caserio, alqueria, chalet en el campo, en la sierra, perdid* en el monte, gallinas, vecinos mas cercanos, entre vacas, huerta propia, casita en el campo, casa de campo, en plena naturaleza, en la montana, valle perdido, rancho, hacienda, corral",
    "hot-climate":
      "vive en dubai|singapur|canarias|mexico|sevilla|caribe|colombia|cuba|venezuela|panama|cordoba, calor todo el ano, tropical, desierto, hace mucho calor, caribe, clima calido, zona muy calurosa, mucho calor, siempre calor, tropico*, vive en murcia|almeria|malaga|miami|cancun|abu|qatar|marruecos|tenerife|cartagena|guayaquil|barranquilla|merida|ecija|badajoz|tailandia|brasil|dominicana|puerto, se derrite, se asa de calor, cuarenta grados, # grados a la sombra, verano eterno, se muere de calor, calor horrible|infernal|insoportable|sofocante, asandose, bochorno, nunca hace frio, a la playa todo el ano, playa todo el ano, asfixiante",
    "cold-climate":
      "vive en noruega|islandia|finlandia|canada|laponia|suecia|alaska|groenlandia|siberia, mucho frio, siempre tiene frio, friolera, friolero, casa fria, manos frias, pies frios, inviernos largos|duros|frios, laponia, sin calefaccion, clima frio, pasa frio, siempre con frio, siempre helad*, bajo cero, hace frio, vive en dinamarca|escocia|rusia|polonia|estonia|letonia|groenlandia|ushuaia|soria|teruel|burgos|avila|montreal|quebec|toronto|tromso|oslo|estocolmo|helsinki|reikiavik, siempre tiene los pies|dedos helados, pies helados, manos heladas, se congela, se muere de frio, muerta de frio, muerto de frio, frio que pela, pela de frio, nieve medio ano, frioler*, siempre destemplad*, pies como cubitos, hace un frio, es muy friolera, es muy friolero, menos # grados, -# grados, calefaccion rota, cala el frio",
    "shared-home":
      "vive|viven|viviendo|comparte|comparten|alquila|alquilan .. con (un|una|dos|tres|cuatro|cinco|otro|otra|otros|otras|unos|unas|varios|varias|sus|#) (amigo|amiga|amigos|amigas|companero|companera|companeros|companeras|compis|colegas|chicos|chicas|estudiantes|desconocidos|personas|gente), vive|viviendo aun|todavia? con|en casa de (sus padres|su madre|su padre|sus viejos|los suyos), piso compartido, companeros de piso, comparte piso|casa, vive con sus padres, compi de piso, comparte un piso, vive en casa de sus padres, compis de piso, piso de estudiantes, vive con # companer*, comparten piso, con tres companeros|companeras, compart* piso|casa|depa|apartamento|habitacion|cuarto con?, vive con dos|tres|cuatro|otras|otros|unos|unas companeros|companeras|amigas|amigos|chicas|chicos|estudiantes|mas, sigue en casa de sus padres, sigue viviendo con sus padres, aun vive con sus padres, vive todavia con sus padres, en casa de sus padres, vive con los padres, roomies, coliving, alquila una habitacion, comparte banero, habitacion en un piso, de alquiler con otr*",
    "office-use":
      "para la oficina, para su mesa|escritorio|despacho, en la oficina, amigo invisible .. oficina|trabajo, para el despacho, para tener en el escritorio, para el trabajo, encima de la mesa de trabajo, para su despacho|oficina|puesto, para poner en la mesa|el, para la mesa del, para llevar al curro|trabajo|la oficina, para tener en la oficina, en el curro",
    "no-clutter":
      "minimalista*, minimalismo, no quiere mas cosas|trastos|objetos|cacharros, trastos, nada que coja polvo, cacharros, no quiere cosas|objetos|trastos, odia los trastos, no acumula, no quiere acumular, cachivaches, coger polvo, coja polvo, cojan polvo, sin trastos, menos cosas, nada de adornos|figuritas|trastos|cacharros|chismes, demasiadas cosas, deshacerse de, deshaciendo, ordenando, marie kondo, acumular cosas, acumule polvo, reduciendo cosas, vaciando la casa, no mas trastos, chismes, regalos materiales, nada material, no quiere mas bartulos|figuritas|chismes|adornos|tonterias|cachivaches|cacharritos|juguetes, no quiere mas cosas en casa, bartulos, figuritas no, nada de figuritas|cachivaches|bartulos|peluches|tazas|adornos|pongos, pongos, un pongo, cuantas menos cosas mejor, menos es mas, tira todo|lo, lo tira todo, vaciando|vaciar armarios|cajones, vaciando|vaciar (la casa|el trastero), casa llena de cosas|trastos, casa atestada, lo que no usa lo tira, todo lo que no usa, le agobian las cosas|los trastos, que ocupe espacio|sitio, que no ocupe, que no ocupen, nada que ocupe, no almacena, recoger polvo, recoja polvo, acumula polvo, regala todo lo, simplificando, simplificar, lo material, desprenderse de, no necesita mas cosas, que se gaste|consuma|coma",
    "has-everything":
      "tiene de todo, lo tiene todo, ya lo tiene todo, tiene todo, no necesita nada, no quiere nada, dificil de regalar, ya tiene de todo, no le falta de nada|nada, se compra todo lo que quiere, se lo compra todo, lo tienen todo, nunca quiere nada, no le hace falta nada, es muy dificil regalarle, dificil regalarle, tienen de todo, imposible de regalar, nunca se que regalarle, dice que no quiere nada, no le falta de nada, no le falta nada, no le hace falta de nada, no hay nada que no tenga, que le regalas a alguien que, imposible regalarle|acertar, no hay forma|manera de acertar, nunca acierto, nunca acertamos, cuesta acertar|regalarle, es dificil acertar, dificil de contentar|sorprender|acertar, lo que quiere se lo compra, cuando quiere algo se lo compra, si quiere algo se lo compra, se lo compra ella|el, todo lo que quiere se lo, tiene todos los .. habidos y por haber, habidos y por haber, tiene cuanto|absolutamente quiere|todo, tiene absolutamente todo, siempre dice que nada|no, dice que no necesita nada, no pide nada, nunca pide nada, nunca necesita nada, ya no saben|sabemos|se que regalarle|comprarle, no se me ocurre que, no le falta ni, tiene la casa llena, esta servida, esta servido, le sobra de todo",
    eco: "ecolog*, sostenible*, sin plastico*, residuo cero, medio ambiente, eco, segunda mano, reciclad*, recicla, medioambient*, cambio climatico, zero waste, planeta, consumo responsable, ecologista, ecologi*, organic*, huella de carbono, contra el plastico, odia el plastico, plastico no, sin envoltorios, a granel, km cero, kilometro cero, reutiliza*, reutilizable*, huella ecologica, naturista, verde y sostenible, comercio justo, greenpeace, no compra nada nuevo, todo de segunda mano, ropa de segunda mano, vintage y reciclado, compost*, biodegradable*, moda etica, greta, contaminar",
    handmade:
      "hecho a mano, hecha a mano, hechos a mano, artesan*, artesanal*, hechas a mano, pieza unica, artesania, hecho con las manos, cosas hechas a mano, hecho por artesanos, ceramica artesanal, artesanas, de artesania, hecho por mi, hecho en casa, nada industrial, nada de fabrica, manualidades, hecha a medida, hecho a medida, piezas unicas",
    "wants-experiences":
      "experiencia*, prefiere hacer|salir|vivir|ir, actividad*, algo que hacer, planes, salir a, vivir algo, prefiere experiencias, una escapada, prefiere viajar, escapada, antes que cosas, hacer algo, prefiere un plan, prefieren hacer|experiencias, prefiere vivir|disfrutar|planes|quedar|momentos, prefiere (un viaje|una cena|un plan|que hagamos|pasar tiempo|salir a|hacer cosas), mejor planes|vivir|momentos, mejor (un plan|una experiencia|algo que hacer|una escapada), coleccionar momentos, vivencia*, vivir cosas|experiencias, antes un viaje|plan que, recuerdos y no cosas, hacer algo juntos|distinto|diferente|especial, mas de planes|hacer|vivir|experiencias|momentos que, no quiere cosas sino, salir por ahi, finde fuera",
    practical:
      "practic*, util, utiles, funcional*, algo util, pragmatic*, que use, que vaya a usar, con los pies en la tierra, que le sirva, sirva para algo, que sirva, que se use, que le sirva de|para algo, que tenga utilidad, utilidad, nada de tonterias, no le van las tonterias, va a lo practico, le va lo practico, algo que use, uso diario, a diario, para el dia a dia, el dia a dia, cosas utiles, practiqu*, que le de uso, le de uso, nada de caprichos, los pies en el suelo, que use de verdad|todos, usar de verdad, sin florituras, prefiere lo util",
    sentimental:
      "sentimental*, nostalgic*, recuerdo*, personal, emotiv*, personalizad*, guarda todas|todo|cada, con significado, llora con, del corazon, emocional, guarda las cartas, atesora, le tiene mucho carino a, guarda cada|fotos|hasta, guarda (las entradas|los dibujos|todas las|todo lo), lagrima facil, de lagrima facil, llorona, lloron, se emociona con|por todo|nada|cualquier, le emociona todo, con historia, que le llegue al corazon, que le toque el corazon, le llegue al alma, algo con significado, emotivo, emocionarla, emocionarlo, hacerla|hacerle|hacerlo llorar, que llore, album de fotos, fotos familiares, fotos de familia, melancolic*, apegad*",
    humour:
      "humor, divertid*, gracios*, reir, bromas, bromista, sentido del humor, se rie de todo, para reirse, chistos*, algo gracioso, cachond*, risas, chistes, payaso, gamberr*, se parte de risa, partirse de risa, se descojona*, partid* de risa, nos parte, reirse, se rie hasta de su sombra, muy guasona|guason, guason*, cona, siempre de cona|bromas|cachondeo|guasa, cachondeo, cachondo, humorist*, hace reir, payas*, socarron*, ironic*, sarcastic*, humor negro, humor absurdo, algo de risa|broma|cona, para partirnos, monologos, sorna, graciet*, tronchante, se troncha",
    "no-tech":
      "no tiene movil|smartphone|ordenador|internet|whatsapp, sin tecnologia, odia (la tecnologia|los ordenadores|los moviles|las pantallas|los aparatos), nada (electronico|tecnologico|digital|con pantalla|con pilas), no usa (ordenador|internet|movil|la tecnologia), se lleva mal con la tecnologia, sin pantallas, nada de tecnologia|electronica|pantallas|gadgets|aparatos, no entiende de tecnologia|ordenadores, negado para la tecnologia, negada para la tecnologia, tecnofob*, sin internet, no sabe usar, no se aclara con, la tecnologia no, detox digital, movil antiguo, nada de tecno*, pelead* con la tecnologia, se niega a tener movil, movil de los de antes|tapa|teclas, movil de tapa, nokia, ni movil ni, sin movil, sin ordenador, sin whatsapp, no se maneja con internet, no se maneja con (el movil|la tecnologia|los ordenadores|las maquinas), no se entiende con (el movil|la tecnologia|los ordenadores|las maquinas), las maquinas no, nada de aparatos, analogic*, huye|pasa|reniega .. tecnologia|pantallas|moviles|ordenadores|aparatos|internet, la tecnologia le|la|lo supera|agobia|da|desespera, no tiene ni movil|ordenador|whatsapp|internet|email|correo, no toca un ordenador, no sabe ni encender|usar|mandar|enviar, no sabe usar|manejar|utilizar el? movil|ordenador|internet|whatsapp|tablet, desconectar del movil|de las pantallas, ordenador ni, internet ni, chapada a la antigua, chapado a la antigua, de la vieja escuela, negad* con (la tecnologia|los ordenadores|el movil|los moviles), torpe con (la tecnologia|el movil|los ordenadores|los moviles)",
    luxury:
      "lujo, lujos*, exclusiv*, alta gama, gustos caros, lo mejor, refinad*, de calidad, elegante y caro, caprich*, exquisit*, gusto exquisito, delicatessen, sibarita, de marca, cosas buenas, lo bueno, buen gusto, gustos refinados, nada cutre, solo lo mejor, todo de marca, marcas caras, marcas buenas, pijos, pijita, finolis, fin* y elegante, cosas caras, caras y, primeras marcas, alto standing, exigente, gustos exquisitos, gourmet, buena vida, no escatima, lo mas caro, diseno exclusivo, muy selecta, muy selecto, de diseno",
    "no-fuss":
      "discret*, timid*, no le gustan las sorpresas, sin aspavientos, no le gusta (llamar la atencion|ser el centro|que le), sencill*, sin alboroto, odia las sorpresas|ser el centro|llamar, sin complicaciones, nada ostentoso|llamativo|exagerado, modest*, sin tonterias, no quiere fiestas|lios|jaleo, no quiere llamar la atencion, humilde, reservad*, nada de fiestas|sorpresas, le da verguenza, centro de atencion, pasar desapercibid*, no le gusta que le celebren|hagan|canten|regalen|monten|armen, no le gustan las? fiestas|celebraciones|sorpresas|felicitaciones|multitudes, no quiere celebraciones|celebrar|celebrarlo|ruido|sorpresas|lio|festejos|homenajes|alardes, no quiere (nada especial|que le), odia cumplir|celebrar|su cumpleanos|las fiestas|que le canten|llamar, introvertid*, sobri* en|de sus gustos, nada estridente|aparatoso|cursi|ostentoso|pretencioso, nada de parafernalia, sin pompa, sin hacer ruido, perfil bajo, se muere de verguenza, se pone roj*, le da corte|apuro|verguenza, pasa verguenza, sin bombo, sin bombo ni platillo, detallito sencillo, algo sencill*, un detalle sencillo, de gustos sencillos, gustos sencillos, poca cosa, austera, austero, vergonzos*, llamar la atencion, que no la|lo|le agobie|haga|ponga, sin darle importancia",
    christian:
      "cristian*, catolic*, creyente, va a misa, iglesia, religios*, comunion, bautizo, evangelic*, monja, cura, biblia, protestante, confirmacion, muy devot*, parroquia, misa, sacerdote, reza el rosario, rosario, santera, cofrade, cofradia, semana santa, nazaren*, hermandad, capilla, catequesis, catequista, seminarista, cree en dios, muy de misa, misa diaria, misa de doce|los, domingo a misa, fe cristiana, rociera, rociero, pastor evangelico, fraile, parroquial, devot*, costalero, beata, se bautiza, se confirma, iglesia evangelica, ordenacion",
    buddhist: "budis*, dalai, mantra*, templo budista, medita como",
    "no-holidays":
      "testigo de jehova, testigos de jehova, jehova, no celebra la navidad|navidad|cumpleanos|las, no celebran la navidad|navidad|cumpleanos|las, no celebra los cumpleanos, no celebra su cumpleanos, no celebran nada, no celebra nada, ni cumpleanos ni navidad, no festeja, no festejan, no cree en la navidad, odia la navidad, no celebra fiestas, no celebran fiestas, testigo de, testigos de, no celebra ni, no celebran ni, cumpleanos no los celebra, la navidad no la celebra",
    urgent:
      "para manana, manana, hoy mismo, urgente*, ultima hora, para hoy, esta noche, se me olvido, cuanto antes, pasado manana, lo antes posible, se me ha olvidado, corriendo, prisa, en # horas, ya mismo, sin tiempo, ultimo momento, me olvide, hoy, inmediat*, deprisa, ya es tarde, se me ha echado el tiempo|encima, se me echo el tiempo encima, lo queria para ayer, para ayer, el cumple es hoy|manana|pasado|ya, es el cumple hoy|manana|pasado, es manana, es hoy, en unas horas, en un par de horas, esta misma|tarde tarde|noche, esta tarde, para este|el finde|viernes|sabado|domingo|lunes, ultimisima hora, a ultima hora, me he acordado ahora|hoy, acabo de acordarme, me acabo de acordar, no hay tiempo, sin tiempo de, no me da tiempo, ya llego tarde, llego tarde, voy tarde, voy mal de tiempo, voy fatal de tiempo, lo necesito ya|hoy|para, con prisas, lo mas rapido posible, tengo que tenerlo, antes del viernes|sabado|domingo|lunes|martes|miercoles|jueves, dentro de unas horas, # horas para, en # dias, pillado el toro, pilla el toro, me ha pillado el toro, se me paso, se me habia olvidado, se me habia pasado, no me acorde, express, de inmediato",
    "by-post":
      "por correo, enviar por, envio, mandar por, por mensajeria, en un sobre, buzon, al extranjero, enviarlo, mandarlo, por correos, enviar a, se envia, enviarselo, mandarselo, paquete, correo postal, hay que enviarlo|mandarlo, tengo que enviarlo|mandarlo, mandar a, cruzar el charco, quepa en un sobre, enviado, lo tengo que mandar|enviar, hay que enviarselo|mandarselo|enviarla|mandarla, se lo mando|mandare|envio|enviare|mandamos|enviamos|mandaremos|tengo|tenemos por|a|que|desde, te lo mando, tiene que viajar por|en, quepa en un buzon|sobre, que entre en (un sobre|el buzon), seur, mrw, mensajero, mensajeria, por paqueteria, paqueteria, que se pueda enviar|mandar, que no se rompa en, que no pese mucho|para, enviar hasta, apartado de correos, lo enviamos, lo mandamos, va por correo, ira por correo, llegarle por correo, mandarle",
    "digital-only":
      "por e mail, por email, por correo electronico, digital, para imprimir, que se pueda imprimir|mandar por|descargar, descargable, descargar, un codigo, bono digital, tarjeta digital, por whatsapp, online al instante, por mail, enviar por mail",
    "experiences-only":
      "solo experiencias, mejor experiencias, nada material, nada fisico, solo planes, solo una experiencia, cosas no, unicamente experiencias, no quiere cosas solo, que no sea un objeto, que no sean cosas, experiencias y punto, no quiere objetos",
    "hand-luggage":
      "equipaje de mano, en la maleta, en el avion, mochila, maleta de mano, viaja ligera, viaja ligero, mochilero, mochilera, quepa en la maleta|mochila|un, vuelve en avion, cabina, vuela, solo lleva una mochila, llevarselo en avion, maleta, viaja con mochila|equipaje|maleta, viaja con lo puesto, en la mochila, de mochilera, de mochilero, se lo lleva en avion|cabina, se lo lleva en la maleta, viene en avion, vuelve a su pais, vuelta en avion, se lo tiene que llevar, que quepa en su|la|una maleta|mochila, ryanair, que entre en la maleta, sin facturar, no factura, kilos de equipaje, que no pese, en el equipaje, cabe en la maleta, tiene que caber en, camino de santiago, de interrail, interrail, toma un vuelo, coge un avion|vuelo",
    together:
      "juntos, los dos, juntas, para nosotros dos, en pareja, para ambos, para los dos, conmigo, con nosotros, hacer juntos, para compartir, a medias, para las dos, que podamos hacer juntos|juntas, que podamos hacer los dos, entre los dos, algo para los dos|ambos, pasar tiempo juntos|juntas|conmigo, con su pareja|marido|mujer|novio|novia, disfrutar juntos|juntas|los, los dos juntos, nosotros dos, de los dos, ella y yo, el y yo, hacerlo juntos|juntas, plan de pareja, plan en pareja, noche de chicas, todos juntos, que hagamos juntos|juntas",
    "with-children":
      "con los ninos|nietos|hijos|peques, en familia, con sus nietos|hijos|nietas|ninos, toda la familia, con la familia, con su nieto|nieta|hijo|hija, con ninos, con sus peques, con los pequenos, con los crios, con sus crios, con los mas pequenos, jugar con los|sus ninos|nietos|hijos|peques, hacer con los|sus ninos|nietos|hijos|peques, los ninos tambien, ninos y mayores, que puedan disfrutar los ninos, plan familiar, en casa con los ninos, con la nieta, con el nieto, para toda la familia, todos en casa, familia al completo, con nuestro hijo, con nuestra hija",
    thanks:
      "agradec*, gracias, dar las gracias, para agradecerle*, ayud*, nos cuid*, me cuid*, cuido a, cuido de, cuidaron, regaron, rego, nos ha ayudado, agradecimiento, me ha ayudado, nos han ayudado, cuido al, nos echaron una mano, nos echo una mano, me echo una mano, favor, cuido, ha cuidado, dio de comer, dieron de comer, riega, echaron una mano, echado una mano, echo una mano, echarnos una mano, se ha portado, se porto, portado genial|muy|de, por todo lo que hizo|hace|hicieron, por todo lo que ha hecho, gesto con, le debo una, le debemos mucho|una, nos salvo, me salvo, nos ha salvado, me ha salvado, me hizo un favor, nos hizo un favor, favorazo, me ha cuidado, nos cuido, nos han cuidado, me cuido, cuidarnos, cuido de los|mi|la|del, nos rego|riega|regaba, me rego, nos saco del, me saco del, por su ayuda, por su paciencia, por su apoyo, como agradecimiento, muestra de agradecimiento, darle las gracias, devolverle el favor, devolver el favor, no sabemos como agradec*, nos ha apoyado, me ha apoyado, me apoyo mucho, acompano en, estar ahi, estuvo ahi, detalle con ella|el por, ha hecho tanto por, hizo tanto por, se desvivio, se ha desvivido, recogio los paquetes, me recoge los paquetes, nos recoge los paquetes, un detalle por, le doy las gracias",
    farewell:
      "despedida, se va, nos deja, ultimo dia, adios, se marcha, deja (la empresa|el equipo|la oficina), se va a vivir, se muda lejos, se despide, nos despedimos, se nos va, cambia de empresa, va a dejar, se va de la empresa|oficina|ciudad, se nos marcha, nos abandona, cambia de aires, se va a vivir|trabajar|estudiar|otra|otro|londres|alemania|australia, se larga a, se marcha a, cambio de ciudad, deja el colegio|cole|equipo|trabajo|puesto|club|barrio|departamento, deja la empresa|oficina|escuela|ciudad, fiesta de despedida, regalo de despedida, ultima semana con nosotros, ultimo dia con nosotros|en, ultimo curso, ultimos dias con, ya no trabajara con, se nos muda, la trasladan, lo trasladan, le trasladan, emigra a, decir adios, decirle adios, hasta siempre, vuelve a su pais",
    "get-well":
      "que se mejore, recuperacion, pronta recuperacion, animarle, animarla, mejorarse, que se recupere, levantar el animo, animos, subirle el animo, animarlo, darle animos, ponerse bien, convalec*, que se ponga bien, enferm* en casa, este malo, esta malit*, consolar*, que se ponga buen*, para que se recupere|mejore|anime, animarla un poco, animarlo un poco, subirle los animos, darle un empujon, que se recupere pronto, alegrarle estos, alegrarle (el dia|la cara|un poco|los dias|la vida|la estancia), sacarle una sonrisa, arrancarle una sonrisa, levantarle el animo, hacerle mas llevader*, visita al hospital, malit*, pachuch*, con gripe, griposa, griposo, constipad*, resfriad*, en cama con, recuperarse, mandarle fuerzas, mandarle fuerza, darle fuerzas, darle animo, darle un poco de animo, pronto recupero",
    apology:
      "perdon, pedir perdon, disculp*, lo siento, reconcili*, hacer las paces, arrepent*, compensarle, compensarla, discutimos, hemos discutido, nos peleamos, peleado*, metido la pata, meti la pata, enfadad* conmigo, la he liado, la lie, la cague, la he cagado, la fastidie, la he fastidiado, se me olvido su|nuestro cumple|cumpleanos|aniversario|santo, olvide su|nuestro cumple|cumpleanos|aniversario|santo, me pase con, me porte mal|fatal|como, me he portado mal|fatal|como, pelea, bronca, gran bronca, hemos tenido una bronca|pelea|discusion, tuvimos una bronca|pelea|discusion, discusion, esta enfadad*, se enfado, reconquistar*, que me perdone, pedirle perdon, compensar*, por haber metido|fallado|olvidado|faltado, le falle, le he fallado, me disculpe, quedar bien despues, se enojo, esta dolid*, le hice dano, cagad*",
    congratulations:
      "enhorabuena, felicit*, aprobo|aprobado|aprobar, ha aprobado, se gradua*, graduacion, ha ganado, logro, gano, ha conseguido, ha sacado, premio, carnet de conducir, ha terminado la carrera, se ha graduado, exito, publicado, celebrar su, licenciado, doctorado cum, plaza fija, sacado la plaza, ha sacado matricula, ha sacado (la plaza|la opo|el carnet|un diez|las oposiciones), saco matricula, saco (la plaza|la opo|el carnet|un diez|las oposiciones), aprobo todo, aprobo (el carnet|las opos|la opo|el mir|la oposicion|la selectividad|el examen|el teorico|las oposiciones), se licencia, se doctora, se ha doctorado, se ha sacado (el carnet|la carrera|el titulo|las opos|la plaza|el master), se saco (el carnet|la carrera|el titulo|las opos|la plaza), se gradu*, graduad*, termina la carrera|el|eso|bachillerato, acaba la carrera|el|bachillerato, ha acabado la carrera, termino la carrera|el|bachillerato, acabo la carrera, matricula de honor, sobresaliente*, lo ha logrado, lo logro, lo ha conseguido, lo consiguio, ha publicado|editado|estrenado, publica su|un primer|libro, celebrar que, celebramos que, premiad*, condecorad*, ha quedado primer*|campeon*, campeon*, corrio su primera maraton, ha acabado su primera|primer, orgullosisim*, buenisimas notas, le han dado un premio|la, entro en medicina, entro en (la universidad|la uni), la admitieron, lo admitieron, admitid* en",
    "long-marriage":
      "bodas de oro|plata|diamante|rubi|perla|coral|esmeralda, # anos de matrimonio, # anos casados, casados desde hace # anos, aniversario de bodas, aniversario de boda, # anos juntos, # aniversario, llevan # anos, # anos de casados, # anos juntos|casados, # anos (de casados|de matrimonio|de casad*), veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta anos juntos|casados, veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta anos (de casados|de matrimonio), bodas de perlas|esmeraldas|rubies|titanio|platino|zafiro|porcelana|cristal, aniversario de casados, media vida juntos, toda la vida juntos, medio siglo juntos|casados",
  },
  needs: {
    garden: "jardin, patio, huerto",
    "outdoor-space": "balcon, terraza",
    light: "sol, luz natural, luz",
    oven: "horno",
    kitchen: "cocina",
    freezer: "congelador",
    space: "espacio, sitio",
    power: "electricidad, corriente, enchufe",
    phone: "movil, telefono, smartphone",
    screen: "pantalla, pantallas, ordenador, television, tele, tablet, computadora",
    internet: "internet, wifi",
    flame: "velas, vela, fuego, incienso, llamas",
    blades: "cuchillos, objetos afilados, cuchillo, navajas",
    glass: "cristal, vidrio",
    bath: "banera",
    noise: "ruido, juguetes ruidosos",
    car: "coche, carro, carnet",
    bicycle: "bicicleta, bici",
    "record-player": "tocadiscos",
    printer: "impresora",
    pet: "mascotas, mascota, perro, gato, animales",
    "own-walls": "agujeros en la pared, taladrar",
  },
  lacks: {
    space: "nada grande|voluminoso",
    power: "nada electronico, sin pilas|electricidad|electronica",
    car: "no conduce, sin coche, no tiene coche|carnet, no tienen coche|carnet, ya no conduce, no sabe conducir",
    "going-out": "no sale de casa, apenas sale de casa, casi no sale de casa, no puede salir de casa",
    reading: "no sabe leer, dislexi*, no puede leer, analfabet*",
    sight: "no ve nada, no ve",
    hearing: "no oye, no oye nada",
    flame: "velas prohibidas, no permiten velas, no se permiten velas, prohibid* las velas, no dejan velas",
    oven: "no tiene horno, sin horno, no tienen horno, solo microondas",
    garden:
      "sin jardin, no tiene jardin, no tienen jardin, solo balcon, solo un balcon, solo un balconcito, no hay jardin",
    bath: "solo ducha, solo tiene ducha, sin banera, no tiene banera, solo una ducha",
    "own-walls":
      "no puede taladrar|hacer agujeros|colgar, no se puede taladrar, no le dejan taladrar|hacer agujeros",
    care: "se le mueren las plantas, se le mueren todas las plantas, mata todas las plantas",
    bicycle: "no sabe montar en bici*",
  },
  skills: {
    beginner:
      "principiante*, acaba de empezar, esta empezando, novat*, quiere aprender, empieza a, esta aprendiendo, ha empezado a|con|hace, iniciarse, recien empezado, quiere empezar, se inicia, desde cero, nunca ha probado, empezo hace poco",
    keen: "aficionad*, apasionad*, todos los fines de semana, cada semana|manana|tarde|noche|domingo, entusiast*, todos los dias, con regularidad, habitual, cada fin de semana",
    expert:
      "profesional*, expert*, experimentad*, desde hace # anos, veteran*, maestro, avanzad*, competicion, semiprofesional, toda la vida, toda su vida, lleva # anos, virtuos*, compite, lleva toda la vida",
  },
  ages: [
    ...agesToldIndirectly(),
    ["fiesta de quince, sus quince, los quince anos, sus xv, xv anos", 14, 15],
    ["mayoria de edad, mayor de edad, ya puede votar", 17, 18],
    ["dulces dieciseis, dulces 16*", 15, 16],
    ["medio siglo", 49, 50],
    [`${SOMEBODY.replace(/caballero.*/, "bebe|bebita|bebito|peque")} de # semanas|dias|meses`, 0, 3],
    ["menor de edad", 12, 17],
    ["tercera edad, jubileta", 65, 99],
    ["guarde, escoleta, maternal", 0, 3],
    ["insti, institutos, al insti", 12, 18],
    ["recien graduad*, acaba de graduarse, acaba de terminar la carrera", 20, 28],
    ["estrena dos cifras, dos cifras", 9, 10],
    ["cuarto de siglo", 24, 25],
    [
      "milenial, millennial, milenials, millennials",
      new Date().getFullYear() - 1996,
      new Date().getFullYear() - 1980,
    ],
    ["generacion z|zeta, zeta de los", new Date().getFullYear() - 2012, new Date().getFullYear() - 1997],
    ["boomer, baby boomer", new Date().getFullYear() - 1965, new Date().getFullYear() - 1945],
    ["un siglo de vida, centenaria, centenario, cumple un siglo", 99, 105],
    ["parvulos, jardin de infancia|infantes, kinder", 3, 6],
    ["preparatoria, la prepa", 15, 18],
    ["septuagenari*", 70, 79],
    ["octogenari*, ochentona, ochenton", 80, 89],
    ["nonagenari*, noventona", 90, 99],
    ["sexagenari*, sesentera, sesentero", 60, 69],
    ["quincuagenari*, cincuentera, cincuentero, cincuentanera, cincuentanero", 50, 59],
    ["cuarentanera, cuarentanero, cuarentera", 40, 49],
    ["treintona, treinton, treintaner*", 30, 39],
    ["veinteaner*", 20, 29],
    ["preadolescente, preadolescencia", 9, 12],
    ["edad del pavo, en plena adolescencia, quinceanero", 12, 17],
    ["recien nacido, recien nacida", 0, 0],
    ["guarderia", 0, 3],
    ["parvulario, educacion infantil, preescolar", 3, 6],
    ["primaria, en primaria", 6, 12],
    ["adolescente, instituto, en la eso", 12, 18],
    ["bachillerato, selectividad", 16, 19],
    ["universitaria, universitario", 18, 26],
    ["primera comunion, comunion", 8, 11],
    ["veinteanera, veinteanero", 20, 29],
    ["treintanera, treintanero, treintona", 30, 39],
    ["cuarentona, cuarenton", 40, 49],
    ["cincuentona, cincuenton", 50, 59],
    ["sesentona, sesenton", 60, 69],
    ["septuagenaria, septuagenario, setentona", 70, 79],
    ["octogenaria, octogenario", 80, 89],
    ["nonagenaria, nonagenario", 90, 99],
    ["jubilada, jubilado, anciana, anciano", 60, 99],
  ],
  time: {
    numbers: {
      uno: 1,
      un: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      trece: 13,
      catorce: 14,
      quince: 15,
      dieciseis: 16,
      diecisiete: 17,
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiuno: 21,
      veintidos: 22,
      veintitres: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiseis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      setenta: 70,
      ochenta: 80,
      noventa: 90,
      cien: 100,
    },
    years:
      "anos, ano, anitos, tacos, primaveras, abriles, castanas, pirulos, anazos, tacazos, palos, veranos",
    months: "meses, mes",
    weeks: "semanas, semana, dias",
    old: "edad",
    turns:
      "cumple, cumplen, cumplira, tiene, tienen, cumplio, tengo, tendra, haciendo, hara, cumpliendo, cumplimos, ronda, rondan, rondara, rondando, roza, rozan, rozando, celebra, soplara, sopla, caen, caeran, cayeron, alcanza, alcanzo, estrena",
    has: "tiene, tienen, cumple, cumplen, tengo, con, tenia, cumplir, los, sus, mis, cumplio, cumplira, cumpliendo, celebra, hara, calza, gasta, carga, luce",
    nearly:
      "casi, ya, unos, unas, ahora, alrededor, aproximadamente, mas, o, menos, pronto, solo, apenas, los, sus, recien, en, junio, mayo, julio, proximo, este, ano, mes, como, cerca, recientemente, la, nada, redondos, justos, quiza, practicamente, flamantes, maravillosos",
    during:
      "desde, lleva, llevan, llevamos, tras, dentro, durante, numero, presupuesto, hace, por, maximo, max, menos, despues, lleva, llevaba",
    gone: "casados, casadas, juntos, juntas, atras, matrimonio, experiencia, embarazada, sobrio, sobria, sin, despues, limpio, limpia, casado, casada, trabajando, de, siendo, viudo, viuda, jubilado, jubilada, saliendo, conociendonos, novios, pareja, noviazgo, amistad, antiguedad, carrera, servicio, profesion, oficio, aqui, viviendo, fumando, jugando, tocando, estudiando",
    birthday: "cumpleanos, anito, cumple, cumples, cumplidos, cumpliditos, recien",
    ordinal: "o, a, º",
    early: "principios, primeros",
    middle: "mediados",
    late: "finales",
    decades: {
      veintena: 20,
      treintena: 30,
      cuarentena: 40,
      cincuentena: 50,
      sesentena: 60,
      setentena: 70,
      ochentena: 80,
      noventena: 90,
    },
    ordinals: {
      primer: 1,
      segundo: 2,
      tercer: 3,
      cuarto: 4,
      quinto: 5,
      sexto: 6,
      septimo: 7,
      octavo: 8,
      noveno: 9,
      decimo: 10,
      duodecimo: 12,
      vigesimo: 20,
      trigesimo: 30,
      cuadragesimo: 40,
      quincuagesimo: 50,
      sexagesimo: 60,
      septuagesimo: 70,
      octogesimo: 80,
      nonagesimo: 90,
      centesimo: 100,
    },
    around:
      "va por, va a por, camino de, cerca de, rozando, casi en, planta en, ya por, acercandose a, acercandose ya a, hacia, rondando, pisando, a las puertas de, tirando a, en puertas de",
    bornIn:
      "nacio en, nacida en, nacido en, naci en, nacio el, es de, es del, del ano, de la quinta del, de la cosecha del, generacion del",
  },
  and: "y o ni e u & mas",
  cut: "porque que para cuando si desde pues como donde quien pero ella ellos yo nosotros ya hace asi aunque cada es son esta estan tiene le se la lo sus",
  filler:
    "el la los las un una unos unas de del al a muy mas otro otra otros otras bien buen buena buenos buenas bueno nuevo nueva viejo vieja gran grande pequeno su sus mi este esta estos todo toda todos todas algun alguna algunos cosas cosa mucho mucha muchos muchas tanto dos tres cuatro varios varias hacer jugar ir bonito bonita siempre solo tambien sobre especialmente verdadero ya bastante precioso preciosa mayor unica",
  prepositions: "con de para por a sin contra en del al hacia",
  of: "de del",
  who: "que quien cuyo cuya",
};
