import type { Language } from "@gifthearth/core";

/** What a language's titles are made of, as far as it tells what the thing is. Words are plain: see `wordsOf`. */
export interface TitleLexicon {
  /** Whether the thing is named first, and told more of behind: "moulin à café". Else last: "coffee grinder". */
  readonly headFirst: boolean;
  /** Before what comes with the thing, and belongs to it: "with". */
  readonly with: ReadonlySet<string>;
  /** Before what it is made for: "for". What stands behind is another thing. */
  readonly for: ReadonlySet<string>;
  /** Before what tells more of it: "of", "in", "from". */
  readonly of: ReadonlySet<string>;
  /** Articles and the like, which count nothing. */
  readonly small: ReadonlySet<string>;
  /** What is said of any thing: colours, sizes, materials, praise. May stand beside the thing anywhere. */
  readonly harmless: ReadonlySet<string>;
  /** What makes something else of it, wherever it stands: "replacement", "toy", "poster", "costume". */
  readonly other: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** The same in every language. */
const SIZES =
  "xs s m l xl xxl cm mm ml cl dl ltr kg g mg oz lb lbs inch inches in ft w v watt volt a4 a5 a3 pcs pc stk x dia h uk eu us usb led 2er 3er 4er 6er";
const PRAISE =
  "premium deluxe classic classique basic original pro plus edition modern vintage retro mini maxi xl new eco bio";

const EN_OTHER =
  "plastic silicone finish holder replacement replaceable spare parts refill refills compatible poster print prints sticker stickers decal decals keychain keyring keyfob magnet toy toys doll dolls dollhouse miniature miniatures figurine figure plush pretend costume printable pattern patterns svg pdf download digital ebook kindle audiobook dvd cd template worksheet faux imitation fake artificial lookalike style look shaped themed inspired novelty decorative ornament ornaments used refurbished bulk wholesale rental sample tester dummy empty only kid kids child children childs toddler toddlers baby babies infant dog dogs cat cats pet pets puppy kitten barbie lego 1:12 scale model cookbook book books guide handbook workbook planner calendar tshirt shirt hoodie pillowcase wallpaper mural mousepad accessory accessories attachment repair cleaner cleaning descaler adapter lesson course voucher gift-card coloring greeting";
const DE_OTHER =
  "kunststoff plastik silikon dichtung bezug deckel trichter stativ griff gurt untersetzer ersatz ersatzteil ersatzteile ersatzklinge ersatzdichtung nachfullpack nachfullpackung nachfuller refill kompatibel passend zubehor poster druck kunstdruck aufkleber sticker schlusselanhanger magnet spielzeug kinderspielzeug puppe puppen puppenhaus miniatur figur plusch kostum vorlage schnittmuster download digital ebook horbuch dvd cd kunstleder imitat imitation optik stil look kunst kunstlich deko gebraucht generaluberholt muster probe attrappe leer nur kinder kind baby kleinkind hund hunde katze katzen haustier welpe barbie lego modell kochbuch buch bucher ratgeber heft kalender tshirt shirt hoodie tapete mauspad aufsatz reparatur reiniger reinigung entkalker adapter kurs gutschein ausmalbild spiel kissenbezug abdeckung hulle schutzhulle tasche halter halterung stander grusskarte grusskarten";
const NL_OTHER =
  "kunststof plastic siliconen onderzetter deksel handgreep riem vervanging vervangende reserve onderdeel onderdelen navulling navul compatibel geschikt accessoire accessoires poster print sticker stickers sleutelhanger magneet speelgoed pop poppen poppenhuis miniatuur figuur knuffel kostuum patroon download digitaal ebook luisterboek dvd cd kunstleer imitatie nep kunst look stijl decoratie tweedehands refurbished proefmonster leeg alleen kind kinderen baby peuter hond honden kat katten huisdier puppy barbie lego model kookboek boek boeken gids handboek kalender shirt hoodie behang muismat opzetstuk reparatie reiniger ontkalker adapter cursus cadeaubon kleurplaat spel hoes houder standaard tas wenskaart wenskaarten";
const FR_OTHER =
  "plastique finition joint couvercle poignee dessous rechaud remplacement rechange piece pieces recharge recharges compatible accessoire accessoires affiche poster impression autocollant autocollants sticker porte-cles magnet aimant jouet jouets poupee poupees miniature figurine peluche deguisement costume patron telechargement numerique pdf ebook dvd cd imitation simili similicuir faux fausse artificiel artificielle style facon effet decoratif decorative occasion reconditionne echantillon vide seul enfant enfants bebe bebes fille garcon chien chiens chat chats animal animaux chiot barbie lego maquette livre livres guide manuel cahier calendrier tshirt sweat papier adaptateur reparation nettoyant nettoyage detartrant cours bon coloriage jeu housse etui support sac sangle porte cles voeux";
const ES_OTHER =
  "plastico acabado junta tapa mango salvamanteles repuesto repuestos recambio recambios reemplazo recarga recargas compatible accesorio accesorios poster lamina impresion pegatina pegatinas llavero iman juguete juguetes muneca munecas miniatura figura peluche disfraz patron descarga digital pdf ebook dvd cd imitacion sintetico polipiel falso falsa artificial estilo efecto decorativo decorativa usado segunda reacondicionado muestra vacio solo nino nina ninos ninas bebe bebes infantil perro perros gato gatos mascota mascotas cachorro barbie lego maqueta libro libros guia manual cuaderno calendario camiseta sudadera papel adaptador reparacion limpiador limpieza descalcificador curso vale colorear juego funda soporte bolsa correa felicitacion";
const IT_OTHER =
  "plastica finitura guarnizione coperchio manico sottopentola ricambio ricambi sostituzione ricarica ricariche compatibile accessorio accessori poster stampa adesivo adesivi portachiavi calamita giocattolo giocattoli bambola bambole miniatura figura peluche costume modello cartamodello scaricare digitale pdf ebook dvd cd imitazione ecopelle finto finta artificiale stile effetto decorativo decorativa usato ricondizionato campione vuoto solo bambino bambina bambini bambine neonato infantile cane cani gatto gatti animale animali cucciolo barbie lego libro libri guida manuale quaderno calendario maglietta felpa carta adattatore riparazione detergente pulizia decalcificante corso buono colorare gioco custodia supporto borsa tracolla auguri";

export const TITLE_LEXICONS: Readonly<Record<Language, TitleLexicon>> = {
  en: {
    headFirst: false,
    with: words("with including includes plus w incl featuring w/"),
    for: words("for fits fit compatible to suitable about"),
    of: words("of from in on by at made without that as"),
    small: words("the a an and or & your my our his her their this"),
    harmless: words(
      `${SIZES} ${PRAISE} black white red blue green gray grey brown beige cream navy pink purple yellow orange gold golden silver copper brass bronze ivory natural clear transparent multicolor assorted dark light small medium large big tall wide long short extra set sets pack kit piece pieces pair wood wooden oak walnut beech acacia bamboo olive steel stainless iron cast metal aluminum aluminium glass borosilicate ceramic stoneware porcelain leather cotton linen wool merino silk cashmere felt cork marble concrete handmade handcrafted handwoven organic gift gifts quality home indoor outdoor portable lightweight adjustable rechargeable cordless wireless waterproof foldable reusable washable cup cups person people count size one boxed liter litre quart qt gallon year years day days men women man woman unisex adult adults mens womens`,
    ),
    other: words(EN_OTHER),
  },
  de: {
    headFirst: false,
    with: words("mit inkl inklusive samt plus"),
    for: words("fur furs fuer beim passend geeignet zum zur uber kompatibel"),
    of: words("aus von vom im ins in am ans an auf nach als ohne bei der des"),
    small: words("die das den dem ein eine einen einem einer und oder mein dein sein ihr"),
    harmless: words(
      `${SIZES} ${PRAISE} schwarz weiss rot blau grun grau braun beige creme rosa lila gelb orange gold golden silber kupfer messing bronze natur klar transparent bunt dunkel hell klein mittel gross grosse kleine lang kurz set pack stuck teilig holz holzern eiche nussbaum buche akazie bambus olivenholz stahl edelstahl eisen gusseisen metall aluminium glas borosilikatglas keramik steingut steinzeug porzellan leder baumwolle leinen wolle merinowolle seide kaschmir filz kork marmor handgemacht handgefertigt geschenk geschenke qualitat tragbar verstellbar wiederaufladbar kabellos wasserdicht faltbar waschbar tassen personen liter jahre herren damen unisex erwachsene hochwertig neu robust`,
    ),
    other: words(DE_OTHER),
  },
  nl: {
    headFirst: false,
    with: words("met inclusief incl plus"),
    for: words("voor geschikt over passend"),
    of: words("van uit in op aan om te zonder als bij der"),
    small: words("de het een en of mijn jouw zijn haar"),
    harmless: words(
      `${SIZES} ${PRAISE} zwart wit rood blauw groen grijs bruin beige creme roze paars geel oranje goud gouden zilver koper messing brons naturel helder transparant donker licht klein middel groot grote kleine lang kort set pak stuks delig hout houten eiken walnoot beuken acacia bamboe staal rvs roestvrij ijzer gietijzer metaal aluminium glas keramiek steengoed porselein leer leren katoen linnen wol merinowol zijde vilt kurk marmer handgemaakt cadeau kwaliteit draagbaar verstelbaar oplaadbaar draadloos waterdicht opvouwbaar wasbaar kops personen liter jaar heren dames unisex volwassenen nieuw`,
    ),
    other: words(NL_OTHER),
  },
  fr: {
    headFirst: true,
    with: words("avec inclus plus"),
    for: words("pour compatible adapte sur"),
    of: words("de d du des en a au aux sans dans par l"),
    small: words("le la les un une et ou mon ton son ma ta sa"),
    harmless: words(
      `${SIZES} ${PRAISE} noir noire blanc blanche rouge bleu bleue vert verte gris grise marron beige creme rose violet jaune orange or dore doree argent cuivre laiton bronze naturel naturelle transparent multicolore fonce clair petit petite grand grande moyen long longue court set lot coffret pack kit pieces bois chene noyer hetre acacia bambou olivier acier inox inoxydable fer fonte metal aluminium verre borosilicate ceramique gres porcelaine cuir coton lin laine merinos soie cachemire feutre liege marbre artisanal artisanale cadeau qualite portable reglable rechargeable impermeable pliable lavable tasses personnes litres ans homme femme hommes femmes mixte adulte adultes nouveau nouvelle veritable belle beau electrique`,
    ),
    other: words(FR_OTHER),
  },
  es: {
    headFirst: true,
    with: words("con incluye incluido mas"),
    for: words("para compatible apto sobre"),
    of: words("de del en a al sin por desde"),
    small: words("el la los las un una y o mi tu su lo"),
    harmless: words(
      `${SIZES} ${PRAISE} negro negra blanco blanca rojo roja azul verde gris marron beige crema rosa morado amarillo naranja oro dorado dorada plata cobre laton bronce natural transparente multicolor oscuro claro pequeno pequena grande gran mediano largo corto set juego pack kit lote piezas madera roble nogal haya acacia bambu olivo acero inoxidable inox hierro fundido metal aluminio vidrio cristal borosilicato ceramica gres porcelana cuero piel algodon lino lana merino seda cachemira fieltro corcho marmol artesanal regalo calidad portatil ajustable recargable inalambrico impermeable plegable lavable tazas personas litros anos hombre mujer unisex adulto adultos nuevo nueva electrico electrica`,
    ),
    other: words(ES_OTHER.replace(" juego", "")),
  },
  it: {
    headFirst: true,
    with: words("con incluso inclusa piu"),
    for: words("per compatibile adatto su"),
    of: words("di d del della dei delle dello degli in da dal a al alla senza nel"),
    small: words("il lo la i gli le un uno una e o ed mio tuo suo l"),
    harmless: words(
      `${SIZES} ${PRAISE} nero nera bianco bianca rosso rossa blu azzurro verde grigio grigia marrone beige crema rosa viola giallo gialla arancione oro dorato dorata argento rame ottone bronzo naturale trasparente multicolore scuro chiaro piccolo piccola grande medio lungo lunga corto corta set confezione kit pezzi legno rovere noce faggio acacia bambu olivo ulivo acciaio inossidabile inox ferro ghisa metallo alluminio vetro borosilicato ceramica gres porcellana pelle cuoio cotone lino lana merino seta cashmere feltro sughero marmo artigianale regalo qualita portatile regolabile ricaricabile impermeabile pieghevole lavabile tazze persone litri anni uomo donna unisex adulto adulti nuovo nuova elettrico elettrica`,
    ),
    other: words(IT_OTHER),
  },
};

/** Words of searches that no title need repeat. */
export const FLUFF: ReadonlySet<string> = words(
  "gift gifts set geschenk geschenkset cadeau cadeauset regalo confezione coffret premium quality best home adult adults erwachsene volwassenen adulte adultes adultos adulti beginner beginners anfanger debutant principiantes principianti",
);

/** With one of these, "gift" says what the thing is: a card of somebody's is no gift card. */
export const CARDS: ReadonlySet<string> = words(
  "card certificate voucher geschenkkarte gutschein kaart bon carte cheque tarjeta vale bono carta buono",
);
