import type { Lexicon } from "../lexicon.ts";

export const DE: Lexicon = {
  marks:
    "der die das und ist sind ich wir er sie es ein eine einen einer einem nicht kein keine keinen fur mit von zu im am den dem des auf auch aber sehr " +
    "hat haben wird werden mag liebt meine mein meiner ihre ihr sein seine uber nur noch schon bitte gern gerne bei nach aus wie oder wenn was war nichts " +
    "alt jahre seit lebt wohnt arbeitet immer kann zum zur als an um in so hat bad hast wer dass diese dieser viel kommt geht macht hatte jetzt",
  classes: {
    her: "ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner",
    family:
      "mann|frau|partner|partnerin|mutter|vater|mama|papa|sohn|tochter|bruder|schwester|eltern|kind|oma|opa|freund|freundin|ehemann|ehefrau|grossmutter|grossvater|zwilling|lebensgefahrte|lebensgefahrtin|mutti|vati|enkel|tante|onkel",
    pet: "hund|hundin|katze|kater|haustier|pferd|kaninchen|hase|wellensittich|papagei|labrador|dackel|meerschweinchen|tier|welpe",
    home: "wohnung|haus|zimmer|apartment|studio|zuhause",
    small: "klein|kleine|kleinen|kleiner|kleines|winzig|winzige|winzigen|winziges|winziger|enge|engen",
    month:
      "januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhling|sommer|herbst|winter|monat|jahr|woche",
  },
  giver: "ich, wir",
  she: "sie",
  he: "er",
  they: "es",
  my: "mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, unseres",
  her: "ihr, ihre, ihren, ihrem, ihrer, ihres, sein, seine, seinen, seinem, seiner, seines, deren, dessen",
  kin: {
    partner:
      "frau/f, ehefrau/f, mann/m, ehemann/m, freundin/f, freund/m, partner/m, partnerin/f, lebensgefahrte/m, lebensgefahrtin/f, verlobter/m, verlobte/f, verlobten, gatte/m, gattin/f, schatz, mannes/m, liebste/f, liebster/m, bessere halfte",
    mother: "mutter/f, mama/f, mami/f, mutti/f, mum/f, stiefmutter/f, mutters/f",
    father: "vater/m, papa/m, papi/m, vati/m, stiefvater/m, vaters/m, paps/m",
    parents: "eltern/p, mama und papa/p",
    child:
      "sohn/m, tochter/f, kind, kinder/p, kindern/p, baby, zwillinge/p, kleinkind, sohne/p, tochter/f, stiefsohn/m, stieftochter/f, jungster/m, jungste/f, altester/m, alteste/f, kleiner/m, kleine/f, sohnes/m, sohnchen/m, babys/p, saugling, teenager, nachwuchs",
    sibling:
      "schwester/f, bruder/m, geschwister/p, zwillingsschwester/f, zwillingsbruder/m, halbschwester/f, halbbruder/m, bruders/m, schwestern/p, bruder/m, brudern/p",
    grandparent:
      "oma/f, opa/m, grossmutter/f, grossvater/m, grosseltern/p, omi/f, opi/m, uroma/f, uropa/m, urgrossmutter/f, urgrossvater/m, oma und opa/p, omas/p",
    grandchild:
      "enkel/m, enkelin/f, enkelkind, enkelkinder/p, enkelsohn/m, enkeltochter/f, urenkel/m, urenkelin/f, enkeln/p",
    "aunt-or-uncle": "tante/f, onkel/m, grosstante/f, grossonkel/m, patentante/f, patenonkel/m",
    "niece-or-nephew": "nichte/f, neffe/m, neffen/m, nichten/p, grossnichte/f, grossneffe/m",
    cousin: "cousin/m, cousine/f, kusine/f, vetter/m, cousins/p",
    "in-law":
      "schwiegermutter/f, schwiegervater/m, schwiegereltern/p, schwager/m, schwagerin/f, schwiegersohn/m, schwiegertochter/f",
    godchild: "patenkind, patensohn/m, patentochter/f, patenkinder/p, gottikind, gottenkind",
    family: "familie, verwandte/p, verwandten/p",
    couple: "brautpaar/p, ehepaar/p, paar/p, jungvermahlten/p, frisch verheirateten/p",
    "close-friend":
      "beste freundin/f, bester freund/m, besten freund/m, besten freundin/f, beste freunde/p, alteste freundin/f, altester freund/m, alter freund/m, alte freundin/f, jugendfreund/m, jugendfreundin/f, sandkastenfreund*, enge freundin/f, enger freund/m, engen freund/m, engste freundin/f, schulfreundin/f, schulfreund/m, kindheitsfreund*",
    friend:
      "kumpel/m, mitbewohner/m, mitbewohnerin/f, freunde/p, freunden/p, guter freund/m, gute freundin/f, guten freund/m, eine freundin/f, ein freund/m, einen freund/m, einer freundin/f, einem freund/m, kumpels/p, freundinnen/p, studienfreund/m",
    "new-date": "neue freundin/f, neuer freund/m, date, neuen freund/m, neuen freundin/f, schwarm",
    ex: "ex, exfreund/m, exfreundin/f, exmann/m, exfrau/f, ex frau/f, ex mann/m, ex freund/m, ex freundin/f, verflossener/m",
    colleague:
      "kollege/m, kollegin/f, kollegen, kolleginnen/p, arbeitskollege/m, arbeitskollegin/f, arbeitskollegen/m, burokollegin/f, burokollege/m, teamkollege/m, praktikant/m, praktikantin/f",
    boss: "chef/m, chefin/f, vorgesetzter/m, vorgesetzte/f, vorgesetzten, abteilungsleiter/m, abteilungsleiterin/f, teamleiter/m, teamleiterin/f, boss/m, geschaftsfuhrer/m, geschaftsfuhrerin/f, chefs/m",
    employee:
      "mitarbeiter, mitarbeiterin/f, angestellte/f, angestellter/m, assistent/m, assistentin/f, sekretarin/f, putzfrau/f, putzhilfe/f, reinigungskraft, azubi, auszubildende, lehrling, haushaltshilfe/f, mitarbeitern/p, team",
    client: "kunde/m, kundin/f, kunden/p, geschaftspartner/m, mandant, lieferant",
    teacher:
      "lehrer/m, lehrerin/f, lehrers/m, klassenlehrerin/f, klassenlehrer/m, erzieherin/f, erzieher/m, professor/m, professorin/f, trainer/m, trainerin/f, klavierlehrerin/f, klavierlehrer/m, dozent/m, dozentin/f, nachhilfelehrer/m, grundschullehrerin/f, musiklehrer/m, musiklehrerin/f, doktorvater/m, lehrkraft, kindergartnerin/f, fahrlehrer/m, mentor/m, mentorin/f, gitarrenlehrer/m, ubungsleiter*",
    carer:
      "pflegerin/f, pfleger/m, tagesmutter/f, babysitter, babysitterin/f, altenpflegerin/f, altenpfleger/m, pflegekraft, hebamme/f, krankenschwester/f, arzt/m, arztin/f, kinderfrau/f, hausarzt/m, hausarztin/f, therapeut*, physiotherapeut*, pflegedienst, krankenpfleger/m, nanny/f, kindermadchen/f, betreuerin/f, betreuer/m",
    neighbour: "nachbar/m, nachbarin/f, nachbarn/p, vermieter/m, vermieterin/f, nachbarinnen/p, nachbars/m",
    host: "gastgeber/m, gastgeberin/f, gastfamilie, gasteltern/p, gastmutter/f",
    acquaintance:
      "bekannte/f, bekannter/m, bekannten, postbote/m, frisorin/f, frisor/m, friseurin/f, brieftrager/m, pfarrer/m, hausmeister/m, mullmann/m, friseur/m",
    pet: "mein hund, unser hund, meine katze, unsere katze, meinen hund, unseren hund, unser kater, mein kater, meinem hund, meiner katze",
  },
  relations: {
    colleague:
      "wichteln .. buro|arbeit|firma|team, wichteln, aus der buchhaltung, aus dem buro, aus meinem team, sitzt neben mir, arbeitet mit mir, von der arbeit, aus der arbeit, aus der abteilung, meiner abteilung",
    self: "fur mich, fur mich selbst, mir selbst, mich selbst, selbst beschenken, gonne mir",
    "new-date":
      "erst # mal|dates getroffen, # date, # dates, frisch zusammen, gerade kennengelernt, drittes date, drei dates, zwei dates, dates mit, treffen uns seit, kennen uns erst, seit kurzem zusammen, erst seit # wochen|monaten",
    host: "eingeladen zum|zu, eingeladen .. essen, bei denen wir wohnen|ubernachten|schlafen|unterkommen, wir ubernachten bei, bei der wir wohnen, zu gast bei, laden uns ein, hat uns eingeladen, haben uns eingeladen",
    neighbour:
      "wohnt nebenan, von nebenan, wohnt uber|unter uns|mir, aus dem haus, wohnt gegenuber, aus dem erdgeschoss",
    carer:
      "passt auf .. kinder|sohn|tochter auf, pflegt meine|meinen|unsere, kummert sich um meine|unsere|meinen, betreut unsere|meine, die auf unsere kinder aufpasst, die meine mutter pflegt",
    "close-friend":
      "kennen uns seit|schon der|dem|ewig|#, seit der schule befreundet, seit .. befreundet, kenne ich seit, wie eine schwester, wie ein bruder",
    teacher: "unterrichtet meine|meinen|unsere|unseren|mich, bringt .. bei",
    acquaintance: "kenne ich kaum, kenne sie|ihn kaum, kaum kenne",
    boss: "ich arbeite fur ihn|sie",
  },
  signs: {
    not: "nicht, nie, niemals, kaum, nie wieder, nicht mehr, weder, nicht so, gar nicht, uberhaupt nicht, selten",
    no: "kein, keine, keinen, keinem, keiner, keines, ohne, nichts mit|aus|von|zum|fur, bloss kein|keine|keinen, bitte kein|keine|keinen, weder, noch, alles ausser|nur, ausser, nur nicht, bloss nicht, auf keinen fall, nur keine|kein|keinen, nicht noch ein|eine|einen|mehr, verzichtet auf, meidet, vermeidet, bitte nicht, alles bloss, nicht schon wieder, nie wieder, nie",
    like: "liebt, lieben, mag, mogen, liebte, steht auf, begeistert sich|fur, begeistert von, begeisterter|begeisterte, fan von, interessiert sich fur, schwarmt fur|von, geht gern|gerne, macht gern|gerne, isst gern|gerne, trinkt gern|gerne, spielt, spielen, liest gern|gerne, hort gern|gerne, ist verruckt nach, verruckt nach, vernarrt in, leidenschaftlicher|leidenschaftliche, sammelt, geniesst, schatzt, bevorzugt, am liebsten, gern, gerne, leidenschaft fur, faible fur, freut sich uber, freut sich immer uber, lebt fur, grosser|grosse fan von, ohne .. geht nichts, nicht ohne, lernt, hobby, hobbys, interessen, schwache fur, nie genug von, kann nicht ohne, nicht abgeneigt, hat nichts gegen, leckermaul bei, macht, geht, sagt .. nicht nein, sagt nie nein zu, nicht nein zu, steht total auf, fahrt voll auf, fahrt gern|gerne, hat spass an|am, freude an|am, hat freude an|am, kann .. nicht widerstehen, nicht genug von",
    liked:
      "toll, super, grossartig, herrlich, wunderbar, fan, fans, liebhaber, liebhaberin, freak, narr, begeistert, freund, ist sein|ihr ding, ist .. ding, ist seine|ihre leidenschaft|welt, ist .. leidenschaft, gern, gerne, junkie, nerd, geht immer, nicht nein, sagt er|sie nicht nein, sagt er|sie nie nein, nie nein, nicht widerstehen, trinkerin, trinker, verruckt, suchtig",
    dislike:
      "hasst, hassen, mag nicht|kein|keine|keinen, mogen nicht|kein|keine|keinen, kann .. nicht leiden|ausstehen|ab, kann nichts anfangen mit, nichts am hut mit, verabscheut, kein|keine fan|freund|freundin von, nicht so der|die, genug von, die nase voll von, satt, zu viel|viele, schon genug, genug, mehr als genug, keine lust auf|mehr, steht nicht auf, interessiert sich nicht fur, abneigung gegen, ekelt sich vor, angst vor, mude von, langweilt sich bei, haben genug, hat genug, nichts mehr mit, nichts ubrig fur, keinen bock auf, mit .. nichts anfangen, macht sich nichts aus, nicht gern|gerne, ungern, kein interesse an, viel zu viele|viel, so viele, nichts zu tun mit",
    disliked:
      "langweilig, schrecklich, furchtbar, doof, blod, nicht leiden, nicht ausstehen, nichts anfangen, ist nicht sein|ihr ding|fall, sind nicht sein|ihr ding|fall, ist nichts fur, sind nichts fur, nicht so, langweilt ihn|sie, langweilen ihn|sie, gar nicht, uberhaupt nicht, geht gar nicht, gehen gar nicht, kommt nicht in frage, nein danke, lieber nicht, aber nicht, eher nicht, mag er|sie nicht, mag sie|er uberhaupt|gar nicht, hasst er|sie, nervt ihn|sie, nerven ihn|sie, nicht ihr|sein ding, nicht ausstehen, nichts am hut, ein graus, eine qual, nichts ubrig, lasst ihn|sie kalt, lassen ihn|sie kalt, hat er|sie genug, genug hat, hangt .. zum hals",
    own: "hat schon|bereits, haben schon|bereits, schon ein|eine|einen|zwei|drei, besitzt, besitzen, besass, hat sich .. gekauft|geholt|gegonnt, hat sich gerade|gerade|neulich|letztens|schon|selbst, hat alle|jede|jeden|jedes|mehrere|zwei|drei|vier|viele, hat gerade, hat genug, wir haben ihm|ihr .. geschenkt, haben ihm|ihr, haben wir ihm|ihr, hat schon alle|jede, nennt .. eigen, eigene|eigenen|eigenes, hat (einen|eine|ein eigene|eigenen|eigenes), stolzer besitzer|besitzerin, hat .. schon, sammlung von|an, bekam, geschenkt bekommen, geerbt",
    have: "hat, haben, hatte, habt",
    want: "wunscht sich, wunschen sich, hatte gern|gerne, mochte, mochten, will, wollte, wollen, traumt von, traumen von, braucht, brauchen, sehnt sich nach, liebaugelt mit, wunsch ist, wunscht, hat sich .. gewunscht, spart auf|fur, hatte schon immer gern|gerne, wollte schon immer, wurde sich uber, wurde gern|gerne, redet dauernd|standig|oft|immer von, spricht von, schwarmt von, konnte .. gebrauchen, konnte .. brauchen, ist auf der suche nach, sucht, traum ist, wunscht sich seit|schon, hat .. erwahnt, erwahnte, wunschzettel, schielt auf|nach, uberlegt .. zu kaufen, fehlt noch, wunscht sich so sehr|schon lange|seit langem",
    consume: "isst, essen, trinkt, trinken, nascht, vertragt, vertragen, benutzt, tragt",
    past: "fruher, damals, ehemals, einst, mochte fruher, war mal|einmal|fruher",
    turn: "aber, jedoch, sondern, stattdessen, lieber, dafur, doch, heute, jetzt, inzwischen, obwohl, mittlerweile",
    request:
      "ich suche, suche, wir suchen, ich brauche, brauche, wir brauchen, ich mochte, wir mochten, ich hatte gern, ich weiss, ich glaube, ich denke, bitte, ich will, wir wollen, ich dachte",
    says: "sagt, sagte, meint, glaubt, denkt, findet, weiss",
    "gift-for":
      "geschenk fur, geschenke fur, das ist fur, es ist fur, ist fur, etwas fur, was fur, idee fur, ideen fur, gedacht fur, uberraschung fur, kleinigkeit fur, geschenk geht an, dankeschon fur, dankeschon an, geburtstag von, geburtstagsgeschenk fur, weihnachtsgeschenk fur, suche fur, abschiedsgeschenk fur, mitbringsel fur",
    "for-them":
      "der|die das geschenk bekommt, fur die|den das geschenk ist, das geschenk ist fur sie|ihn, geschenk ist fur sie|ihn, fur den|die es ist",
    died: "ist gestorben, gestorben, starb, verstarb, verstorben, ist tot, tot, ist letztes|dieses .. gestorben, lebt nicht mehr, ist von uns",
    nothing:
      "blind date, farbenblind, taub fur, taube ohren, tauben ohren, blinder passagier, arbeitet .. mit blinden|gehorlosen|behinderten|dementen|gefluchteten, nuchterner|nuchternes|nuchterne|nuchternen stil|design|art|farben|ton|typ|mensch, weinhandlung, sternzeichen krebs, harte nuss, gegen nichts allergisch, gefangniswarter, arbeitet .. gefangnis, keine ahnung, kein problem, keine eile, kein wunder, keine sorge, kein budget, nicht nur, nicht wahr, keine zeit, egal, mit sicherheit, mag sein, blinddate, weinrot, blinde kuh, hort schlecht zu, arme socke, flache hand, auf der hand, hand und fuss, an der hand, ich weiss nicht, weiss nicht, nicht viel, keine idee, ohne ende, ohnehin, ohne zweifel, nicht zu teuer, in den ruhestand versetzt, mann oh mann, kennt keine grenzen",
  },
  situations: {
    blind:
      "blind, erblindet, ist blind, nichts mehr sehen, sehend verloren, vollblind, blinde, blinder, augenlicht verloren, sieht nichts mehr, blindenhund, blindenstock",
    "low-vision":
      "schlecht|kaum|wenig sieht, nicht gut sieht, nicht mehr gut|viel sieht, nicht mehr .. sieht, sehbehindert*, sieht schlecht|kaum|nicht, sieht nicht mehr|gut, sieht immer schlechter|weniger, schlechte|schwache augen, makuladegeneration, glaukom, grauer star, grauen star, augen werden schlechter|schwacher, augen sind schlecht|schwach, sehschwache, augen lassen nach, fast blind, kann nicht mehr .. lesen, kann schlecht sehen, kann nicht gut sehen, lupe",
    deaf: "gehorlos*, taub, ertaubt, hort nichts, gebardensprache, kann nicht horen, taubstumm, hort gar nichts",
    "hard-of-hearing":
      "schlecht|schwer|kaum hort, nicht gut hort, nicht mehr gut hort, schwerhorig*, hort schlecht|kaum|schwer, horgerat*, hort nicht gut|mehr, hort immer schlechter, gehor lasst nach, tinnitus, auf einem ohr taub, horverlust, hort nicht mehr gut",
    wheelchair: "im rollstuhl, rollstuhl*, querschnitt*, kann nicht laufen|gehen, gelahmt",
    "limited-mobility":
      "rollator, gehstock, gehhilfe, krucken, schlecht zu fuss, nicht gut zu fuss, nicht mehr gut zu fuss, kann kaum|schlecht|nicht mehr laufen|gehen|weit, kann nicht mehr .. laufen|gehen, gehbehindert*, eingeschrankt mobil, bewegungseingeschrankt, knieprobleme, kaputte|kaputtes|schlechte knie|hufte|knien, hat es .. mit den knien|knie, kaputten knien, multiple sklerose, huftprobleme, treppen nicht mehr, nicht mehr treppen, lauft schlecht|schwer, verlasst .. haus|wohnung kaum|nicht, kommt kaum|nicht mehr raus|aus dem haus, schlechten beinen, kann nicht lange stehen, am stock",
    "weak-hands":
      "arthrose, arthritis, rheuma, zitternde|zittrige hande|handen, hande zittern, parkinson, gicht, karpaltunnel*, steife finger|hande, finger sind steif, kraft in den handen, hande tun weh|schmerzen, schmerzen in den handen, hande nicht mehr, zittert stark, hande .. nicht mehr, schwache|schwachen hande|handen, tremor",
    "one-hand":
      "nur eine hand, nur einer hand, nur einen arm, mit einer hand, einarmig, einhandig, arm gebrochen, hand gebrochen, gebrochener|gebrochenen arm, arm im|in gips, handgelenk gebrochen, halbseitig gelahmt, einseitig gelahmt, nach .. schlaganfall",
    dementia:
      "dement, demenz*, alzheimer, vergisst alles|vieles|viel|namen, vergesslich, erkennt .. nicht mehr, gedachtnis lasst nach, verliert .. gedachtnis, gedachtnisverlust, gedachtnis .. nach, weiss oft nicht mehr",
    "chronic-pain":
      "chronische schmerzen, schmerzpatient*, ruckenschmerzen, fibromyalgie, standig schmerzen, immer schmerzen, endometriose, bandscheibe*, hat .. rucken, kaputter rucken, schmerzen, chronischen schmerzen",
    fatigue:
      "chronische|chronischer erschopfung, fatigue, long covid, me cfs, wenig energie, keine energie, schnell erschopft|mude, kaum energie, cfs",
    sensory:
      "autist*, autismus, asperger, reizuberflutung, gerauschempfindlich, hochsensib*, reizempfindlich, neurodivers, larmempfindlich, vertragt keinen larm",
    adhd: "adhs, ads, kann nicht still sitzen|stillsitzen, zappelig",
    anxiety:
      "angststorung*, panikattacke*, angstlich*, angstzustande, zwangsstorung, macht sich .. sorgen, leidet unter angsten",
    insomnia:
      "schlecht|kaum schlaft, nicht schlafen kann, schlaflos*, schlaft schlecht|kaum|nicht, kann nicht|schlecht schlafen|einschlafen, schlafprobleme, schlafstorung*, nachts wach, liegt nachts wach, wacht .. nachts, hat .. nicht geschlafen, nachte wach",
    migraine: "migrane*, kopfschmerzen, clusterkopfschmerz*",
    "old-age":
      "gebrechlich*, hochbetagt*, sehr alt, alte dame, alter herr, seniorin, betagt*, urgrossmutter, uroma, uropa",
    cancer:
      "krebs, chemo*, bestrahlung, leukamie, tumor, brustkrebs, krebstherapie, krebskrank, hat krebs, lymphom",
    hospital:
      "im krankenhaus, liegt im|in .. krankenhaus|klinik, ins krankenhaus, in der klinik, auf station, intensivstation, bettlagerig, in der reha, liegt in der klinik, im spital, krankenhausaufenthalt, ans bett gefesselt, in die klinik",
    recovering:
      "operation, op, operiert, nach .. unfall, erholt sich von, genesung, bein gebrochen, huftop, knieop, gebrochenes bein, gebrochenen bein, neue hufte, neues knie, kreuzbandriss, gips, rekonvaleszen*, schlaganfall, herzinfarkt, frisch operiert, auf dem weg der besserung, fuss gebrochen, knochel gebrochen",
    "long-illness":
      "chronisch krank, multiple sklerose, ms, schwer krank, schwerkrank, dialyse, mukoviszidose, morbus crohn, copd, herzkrank, langere krankheit, langer krankheit, lange krank, nierenversagen, sauerstoffgerat, chronisch kranke, herzschwache, epilep*",
    depression:
      "depress*, burnout, burn out, seelisch .. schlecht, psychisch .. schlecht, psychische .. krise, niedergeschlagen, dunkle phase, schwere zeit, in einem loch",
    terminal:
      "palliativ*, hospiz, unheilbar*, sterbenskrank, liegt im sterben, nicht mehr lange zu leben, todkrank, letzte weihnachten, wird sterben, endstadium, monate zu leben",
    bereaved:
      "witwe*, verwitwet, trauer*, trauert, $her $family .. gestorben|verstorben, $her $family ist tot, $family verloren, hat .. $family verloren, $family starb, beerdigung, todesfall, $family ist .. gestorben|verstorben, tod $her $family, hinterblieben*, tod von, verlust $her $family, um $her $family, $family gestorben|verstorben, $her verstorbene|verstorbener|verstorbenen $family, hat .. mutter|vater|mann|frau beerdigt, nach dem tod",
    "pet-loss":
      "$pet .. gestorben|eingeschlafert|tot, $pet ist gestorben|tot, $pet verloren, $pet .. verloren, $pet eingeschlafert, $pet eingeschlafert, $pet starb, um $her $pet, musste .. $pet einschlafern, regenbogenbrucke, $pet uberfahren, $pet musste eingeschlafert, $pet nicht mehr",
    miscarriage:
      "fehlgeburt*, baby verloren, totgeburt, kind verloren, sternenkind, stille geburt, schwangerschaft verloren",
    breakup:
      "getrennt, trennung, scheidung, geschieden, frisch single, liebeskummer, verlassen worden, lasst sich scheiden, hat sich .. getrennt, schluss gemacht, wieder single, wurde .. verlassen, hat ihn|sie verlassen, ehe .. zerbrochen, sitzengelassen, scheiden",
    "job-loss":
      "arbeitslos*, gekundigt worden, wurde gekundigt, job verloren, arbeit verloren, stelle verloren, entlassen, entlassung, arbeitssuchend, auf jobsuche, gekundigt bekommen, kundigung bekommen, hat .. job verloren, arbeitsplatz verloren, ohne job, ohne arbeit, jobsuche, seine|ihre stelle verloren, kundigung",
    "new-parent":
      "frischgebackener|frischgebackene|frischgebackenen|frisch gebackener|gebackene papa|mama|vater|mutter|eltern, gerade mama|papa|mutter|vater|eltern geworden, hat gerade ein baby|kind, neugeborenes, baby bekommen, kind bekommen, ist .. vater|mutter|mama|papa geworden, sind eltern geworden, in elternzeit, elternzeit, baby ist # wochen|monate, hat entbunden, gerade entbunden, erstes kind bekommen, mutterschutz, zwillinge bekommen, wochenbett, frisch entbunden, baby ist da, $her baby ist, mit baby, baby kam",
    "parent-of-young":
      "mutter|mama|vater|papa von zwei|drei|vier|#|zwillingen|kleinen, kleine kinder, kleinen kindern, hat|haben zwei|drei|vier|# .. kinder, $her kinder sind, junge mutter|eltern, alleinerziehend*, zweifache|dreifache mutter|mama, zweifacher|dreifacher vater|papa, kleinkinder, mit kleinkind, kinder im kindergarten|kita, # fache mutter, # kleine kinder, hat kinder",
    "empty-nest":
      "kinder .. ausgezogen, kind ist ausgezogen, leeres nest, kinder sind .. aus dem haus, kinder aus dem haus, letzte kind|kinder ausgezogen, jungste .. ausgezogen, tochter|sohn .. ausgezogen, ausgezogen",
    student:
      "studiert, student, studentin, studium, uni, an der uni, studienanfanger*, doktorand*, studenten, azubi, promoviert, studieren, erstsemester, hochschule",
    exams:
      "prufung*, abitur, examen, klausur*, bachelorarbeit, masterarbeit, lernt fur, abi, staatsexamen, doktorarbeit, abschlussprufung*, matura, staatsexam*",
    "new-job":
      "neuen job, neuer job, neue stelle, neue arbeit, neuen stelle, befordert, beforderung, fangt .. neuen job an, fangt .. neu an, ersten job, erster job, stellenwechsel, berufseinstieg, tritt .. stelle an, jobwechsel, neuer arbeitsplatz, fangt .. als",
    retired:
      "rente, rentner*, pensioniert, pensionar*, ruhestand, in pension, pension, in rente, pensionierung, verrentet, letzter arbeitstag",
    "new-home":
      "umgezogen, zieht um, ziehen um, umzug, neue|neuen|neues wohnung|haus|zuhause, erste|ersten wohnung, eigenheim, haus gekauft, wohnung gekauft, eingezogen, zieht ein, einweihung*, einzug, erste|ersten eigene|eigenen wohnung, neubau, zieht in, ziehen in, gerade .. gezogen, haus gebaut, frisch gezogen",
    newcomer:
      "neu in der|in|hier, nach .. gezogen, ausgewandert, zugezogen, gefluchtet*, fluchtling*, kennt .. niemanden, kennt noch niemanden, neu in der stadt, ins ausland, wandert aus, eingewandert, auswander*, aus .. hergezogen",
    "long-distance":
      "fernbeziehung, wohnt weit weg, weit weg, am anderen ende der welt, lebt im ausland, wohnt im ausland, andere stadt, verschiedenen stadten, andere zeitzone, km entfernt, kilometer entfernt, weit entfernt, lebt weit",
    deployed:
      "bundeswehr, auslandseinsatz, soldat*, im einsatz, stationiert, marine, auf see, bohrinsel, grundausbildung, beim militar, kaserne",
    prison:
      "gefangnis, im knast, haft, in haft, jva, inhaftiert, hinter gittern, sitzt ein, strafvollzug, haftanstalt, sitzt .. jahre, untersuchungshaft, eingesperrt",
    engaged:
      "verlobt*, verlobung, heiratet, heiraten, heiratsantrag, wird heiraten, bald heiraten, hochzeit im, zukunftige braut, braut",
    "carer-at-home":
      "pflegt .. mutter|vater|mann|frau|eltern|oma|opa|schwiegermutter, pflegende angehorige, pflegt $her, kummert sich um .. mutter|vater|kranken|eltern|oma, pflegt zu hause, pflegebedurftige|pflegebedurftigen mutter|vater|mann|frau|eltern",
    "lives-alone":
      "allein|alleine lebt|wohnt, lebt allein*, wohnt allein*, allein lebend, alleinlebend, lebt ganz allein, wohnt ganz allein, allein in .. wohnung|haus, alleinstehend, lebt jetzt allein",
    lonely:
      "einsam*, bekommt kaum|selten|keinen besuch, wenig besuch, kaum besuch, keine freunde, wenige freunde, kennt kaum jemanden, kaum kontakte, isoliert, selten besuch, niemand besucht, wenig kontakt, niemanden zum reden",
    "works-from-home":
      "homeoffice, home office, arbeitet von zu hause|zuhause, arbeitet zu hause|zuhause, im homeoffice, arbeitet remote, von daheim",
    "desk-job":
      "burojob, schreibtisch*, sitzt den ganzen tag, sitzt viel, arbeitet im buro, programmierer*, vor dem bildschirm|computer|rechner, am computer|rechner|pc, sitzt .. am schreibtisch, softwareentwickler*, buchhalter*, sitzt .. stunden",
    "night-shift":
      "nachts arbeitet, nachtschicht*, arbeitet nachts, nachtdienst*, nachtwache, schichtarbeit*, schichtdienst, nachtschwester, nachtarbeit, schlaft tagsuber, arbeitet in der nacht, nachtwachter, nachtportier, nachts arbeiten, spatschicht, im schichtdienst, schichtarbeiter",
    "on-feet":
      "den ganzen tag auf den beinen, auf den beinen, steht den ganzen tag, kellner*, steht viel, friseurin, verkauferin, steht .. stunden, ganzen tag stehen, lauft den ganzen tag",
    commuter:
      "pendelt, pendler*, pendeln, fahrt .. zur arbeit, stunden im zug, zug zur arbeit, taglich mit dem zug|bus, jeden tag im zug, arbeitsweg, taglich .. zug",
    "frequent-traveller":
      "viel unterwegs, reist viel|beruflich|standig|oft, dienstreise*, geschaftsreise*, standig unterwegs, flugbegleiter*, pilot*, vielflieger*, aus dem koffer, stewardess, lkw fahrer, immer unterwegs, beruflich unterwegs, im hotel, in hotels, dauernd unterwegs, oft unterwegs",
    exhausted:
      "erschopft, gestresst*, uberarbeitet, ausgelaugt, todmude, immer mude, standig mude, fix und fertig, burnout, am ende .. krafte, braucht .. pause|ruhe|erholung, kaputt von, zu viel arbeit, viel stress, am limit, uberlastet, stress, kommt nie zur ruhe, doppelschicht*, keine ruhe",
    "outdoor-work":
      "arbeitet (draussen|im freien), bauarbeiter, landwirt*, bauer, bauerin, forster*, dachdecker, gartner von beruf, auf dem bau, baustelle, forstarbeiter, waldarbeiter, bei jedem wetter draussen, strassenbau*, gerustbauer, arbeitet .. draussen",
    teaches: "unterrichtet, lehrerin, lehrer, ist lehrer*, grundschullehrer*, dozentin, dozent",
    healthcare:
      "krankenschwester, krankenpfleger*, ist arzt|arztin, arztin, arzt, pflegekraft, arbeitet .. krankenhaus|klinik|pflege|altenheim|pflegeheim|praxis, sanitater*, altenpfleger*, hebamme, nachtschwester, notarzt, notarztin, chirurg*, in der pflege, intensivschwester, im krankenhaus arbeitet, nachts im krankenhaus, rettungsdienst",
    dorm: "studentenwohnheim, wohnheim*, studentenzimmer, internat, kaserne, wohnheimzimmer",
    "small-home":
      "$small $home, wenig platz, kaum platz, kein platz, keinen platz, einzimmerwohnung, ein zimmer wohnung, # zimmer wohnung, wg zimmer, tiny house, $home ist $small|eng|sehr, studio, einzimmer*, kleinstwohnung, platz ist knapp, beengt, # quadratmeter, kein stauraum",
    balcony: "balkon, terrasse, dachterrasse, fensterbank, balkone, kleiner balkon",
    "no-garden":
      "keinen garten, kein garten, ohne garten, hochhaus, nur balkon, nur einen balkon, nur ein balkon, garten aufgegeben, garten aufgeben",
    boat: "hausboot, lebt auf einem boot|schiff|segelboot, wohnt auf .. boot|hausboot|schiff, segelboot, auf einem boot, auf einem schiff, an bord, auf dem boot",
    van: "wohnmobil, camper, wohnwagen, im van, bulli, camperbus, lebt im bus|van, ausgebauten van|bus, campervan, vanlife",
    "off-grid": "ohne strom, autark*, selbstversorger*, keinen strom, kein strom, abgelegene hutte",
    "care-home":
      "pflegeheim, altersheim, altenheim, seniorenheim, betreutes wohnen, seniorenresidenz, im heim, lebt im heim, betreuten wohnen, seniorenwohnheim, ins heim, pflegeeinrichtung, altenwohnheim",
    "no-oven":
      "keinen backofen, keinen ofen, kein backofen, kein ofen, ohne backofen, ohne ofen, nur herdplatte*, nur eine herdplatte, nur eine mikrowelle, backofen kaputt, backofen ist kaputt, nur zwei herdplatten",
    "no-kitchen":
      "keine kuche, ohne kuche, kann dort nicht kochen, keine richtige kuche, hotelzimmer, nur wasserkocher, nur einen wasserkocher",
    countryside:
      "auf dem land, auf dem dorf, in einem dorf, bauernhof, landlich, auf einem bauernhof, mitten im nirgendwo, aufs land, im dorf, dorf, am waldrand",
    "hot-climate":
      "lebt in dubai|singapur|spanien|florida|thailand|indien|brasilien|agypten, tropen, tropisch*, sehr heiss, das ganze jahr warm|heiss, in dubai|singapur|bangkok, wuste",
    "cold-climate":
      "lebt in norwegen|island|finnland|kanada|lappland|schweden|sibirien|alaska|gronland, friert immer|standig|leicht|schnell, immer kalt, kalte wohnung, kalte hande|fusse, nie richtig warm, ungeheizt*, lappland, lange winter, friert, frostbeule, polarkreis",
    "shared-home":
      "wg, wohngemeinschaft, mitbewohner*, wohnt bei den|seinen|ihren eltern, mitbewohnern, mitbewohnerinnen",
    "office-use":
      "furs buro, fur das buro, fur den schreibtisch, wichteln .. buro, im buro wichteln, auf den schreibtisch, fur seinen|ihren schreibtisch",
    "no-clutter":
      "minimalist*, minimalismus, minimalistisch*, kein kram, keinen kram, keine staubfanger, staubfanger, nichts zum hinstellen, kein krimskrams, nichts was rumsteht|herumsteht, mistet .. aus, ausmisten, entrumpelt, weniger sachen|zeug, kein zeug, keinen schnickschnack, nicht noch mehr kram|zeug|sachen, zu viel zeug|kram, nichts materielles, rumsteht, herumsteht, verkleinert sich, nichts zum abstauben, will keine sachen|dinge, ausgemistet, genug zeug",
    "has-everything":
      "hat schon alles, hat alles, hat bereits alles, haben schon alles, haben alles, wunschlos glucklich, braucht nichts, wunscht sich nichts, will nichts, schwer zu beschenken, kauft sich alles, kauft sich .. selbst, mochte nichts, schwierig zu beschenken, brauchen nichts, fehlt nichts, fehlt an nichts, was schenkt man jemandem",
    eco: "nachhaltig*, umweltbewusst*, plastikfrei, ohne plastik, zero waste, umweltschutz*, kein plastik, klimaschutz, oko*, bio, umwelt, fridays for future, klimaaktivist*, unverpackt, secondhand",
    handmade: "handgemacht*, selbstgemacht*, handarbeit, handgefertigt*, selbst gemacht*, von hand, unikat",
    "wants-experiences":
      "erlebnis*, lieber etwas erleben|unternehmen, gemeinsame zeit, etwas unternehmen, lieber erleben, ausflug, ausfluge, zeit statt zeug, unternehmungen, lieber wohin, was erleben, unternimmt lieber",
    practical:
      "praktisch*, nutzlich*, etwas brauchbares, bodenstandig, sinnvoll*, alltagstauglich, pragmatisch*, gebrauchen kann, brauchbar*, funktional",
    sentimental:
      "sentimental*, nostalgisch*, erinnerung*, personlich*, hebt alles auf, gefuhlvoll, bewahrt .. auf, von herzen, emotional",
    humour:
      "humor*, lustig*, witzig*, witzbold, spassvogel, zum lachen, etwas zum lachen, lacht gern|gerne|viel, schwarzer humor, quatsch, albern, scherzkeks, bringt .. zum lachen",
    "no-tech":
      "kein smartphone, keinen computer, kein computer, kein handy, keine technik, kein internet, technikfeind*, technikmuffel, mit technik nichts, mit technik auf kriegsfuss, nichts technisches|elektronisches|digitales, ohne handy, ohne technik, nichts mit technik|bildschirm|strom|batterien, kann nicht mit computern|technik, hat kein internet|smartphone|handy, kommt mit technik nicht, keine elektronik, hasst technik|computer|handys, keine gadgets, digital detox",
    luxury:
      "luxus*, luxurios*, exklusiv*, edel*, teuren|teurer geschmack, nur das beste, hochwertig*, feine dinge, verwohnt, anspruchsvoll*, gonnt sich, vom feinsten, designer*",
    "no-fuss":
      "kein aufhebens, kein grosses aufheben, mag keine uberraschungen, zuruckhaltend, schuchtern, bescheiden, kein tamtam, kein trara, nicht im mittelpunkt, keine uberraschungen, nichts grosses, nichts auffalliges, ungern im mittelpunkt, kein theater, keinen wirbel, nichts protziges, kein brimborium",
    christian:
      "christ, christin, christlich*, katholi*, evangelisch*, kirche, glaubig*, geht in die kirche, pfarrer, konfirmation, kommunion, firmung, fromm, bibel, nonne, pastor, gottesdienst",
    buddhist: "buddhis*",
    "no-holidays":
      "zeuge jehovas, zeugin jehovas, zeugen jehovas, feiert kein weihnachten, feiert keine geburtstage, feiern kein weihnachten, feiert weihnachten nicht, feiert keinen geburtstag, feiern weihnachten nicht",
    urgent:
      "bis morgen, morgen, heute noch, schon morgen, noch heute, bis heute, dringend, eilig, es eilt, last minute, in letzter minute, auf den letzten drucker, vergessen, ubermorgen, sofort, heute abend, schnell, kurzfristig, ganz schnell, so schnell wie moglich",
    "by-post":
      "per post, mit der post, verschicken, geschickt werden, versenden, verschickt werden, versand, in den briefkasten, ins ausland schicken|verschicken, postversand, per paket, briefkasten, als packchen, im packchen, schicken, versendet werden, passt .. briefkasten|umschlag, paket nach, packchen",
    "digital-only": "per e mail, per email, per mail, nur digital, digital*, zum ausdrucken",
    "experiences-only": "nur erlebnisse, lieber erlebnisse, erlebnis statt",
    "hand-luggage":
      "handgepack, im koffer, in den koffer, ins flugzeug, rucksack passen, nur rucksack, reist mit rucksack, fliegt, mit dem flugzeug, passt in den koffer|rucksack, backpacker*",
    together: "zusammen, gemeinsam, zu zweit, fur uns beide, fur beide, miteinander, mit mir, fur zwei",
    "with-children":
      "mit den kindern|enkeln|enkelkindern, mit kindern, mit der familie, ganze familie, mit ihren|seinen enkeln|kindern|enkelkindern, familienausflug, fur die ganze familie, mit dem enkel, mit der enkelin",
    thanks:
      "danke, danken, dankeschon, bedanken, als dank, zum dank, geholfen, gegossen, dankbar, auf .. aufgepasst, gefuttert, aufgepasst, danksagung, hilft uns|mir, unterstutzt hat, katze gehutet, katze versorgt, blumen gegossen, gekummert, versorgt hat|haben, ausgeholfen",
    farewell:
      "abschied*, verlasst uns|die, letzter tag, geht weg, auf wiedersehen, verabschied*, zieht weg, verlasst, ausstand, geht fur immer, hort auf bei, lebewohl",
    "get-well":
      "gute besserung, gesund werden, genesung*, schnell gesund, aufmuntern, aufmunterung, wieder gesund, trosten, krank im bett",
    apology:
      "entschuldig*, verzeihung, es tut mir leid, tut mir leid, wiedergutmach*, gestritten, streit, versohn*, wieder gutmachen, um verzeihung, vergeben, verziehen",
    congratulations:
      "gluckwunsch*, bestanden, gratulier*, abschluss geschafft, befordert, preis gewonnen, gewonnen, geschafft, erfolg, fuhrerschein, diplom, promotion",
    "long-marriage":
      "goldene hochzeit, silberhochzeit, silberne hochzeit, diamantene hochzeit, # jahre verheiratet, seit # jahren verheiratet, hochzeitstag, goldhochzeit, # hochzeitstag, goldenen hochzeit, # jahren verheiratet, rubinhochzeit, # jahre zusammen, # ehejahre",
  },
  needs: {
    garden: "garten",
    "outdoor-space": "balkon, terrasse",
    light: "sonne, tageslicht, licht",
    oven: "backofen, ofen",
    kitchen: "kuche, herd",
    freezer: "gefrierfach, gefrierschrank, tiefkuhler",
    space: "platz, stauraum",
    power: "strom, steckdose",
    phone: "handy, smartphone, telefon, mobiltelefon",
    screen: "bildschirm, bildschirme, computer, fernseher, laptop, tablet, tv",
    internet: "internet, wlan",
    flame: "kerzen, kerze, offene flamme, offenes feuer, feuer, raucherstabchen, teelichter",
    blades: "messer, klingen, scharfes",
    glass: "glas, zerbrechliches",
    bath: "badewanne, wanne",
    noise: "larm, lautes spielzeug",
    car: "auto, wagen, fuhrerschein",
    bicycle: "fahrrad, rad",
    "record-player": "plattenspieler",
    printer: "drucker",
    pet: "haustiere, haustier, hund, katze, tiere",
    "own-walls": "locher in die wand, nagel, bohren",
  },
  lacks: {
    space: "nichts grosses|sperriges",
    power: "nichts elektronisches|elektrisches, ohne batterien|strom, keine batterien|elektronik",
    car: "fahrt kein auto, fahrt nicht auto, kein auto, keinen fuhrerschein, kann nicht auto fahren, darf nicht mehr fahren, fuhrerschein abgegeben",
    "going-out": "kommt nicht mehr raus, verlasst .. haus|wohnung nicht|kaum",
    reading: "kann nicht lesen, legasthen*",
    sight: "sieht nichts, kann nicht sehen, sieht kaum",
    hearing: "hort nichts, kann nicht horen",
    flame: "kerzen verboten, kerzen sind verboten|nicht, keine offenen flammen|feuer, keine kerzen erlaubt",
    oven: "keinen backofen, keinen ofen, ohne backofen, kein backofen",
    garden: "keinen garten, ohne garten, nur balkon, nur einen balkon, nur ein balkon, kein garten",
    bath: "nur dusche, nur eine dusche, keine badewanne",
    "own-walls": "darf nicht bohren, keine locher, darf keine nagel",
    care: "kein grunen daumen, keinen grunen daumen, jede pflanze geht|stirbt",
    bicycle: "kann nicht fahrrad|rad fahren",
  },
  skills: {
    beginner:
      "anfanger*, hat .. angefangen, fangt .. an, gerade angefangen, erst angefangen, neuling, will .. lernen, einsteiger*, frisch angefangen, mochte .. lernen, lernt gerade, seit kurzem, ganz neu, hat .. noch nie",
    keen: "leidenschaftlich*, begeistert*, regelmassig, jedes wochenende, hobby*, ambitioniert*, fleissig, jeden abend|tag|samstag|sonntag|morgen",
    expert:
      "profi*, experte, expertin, professionell*, seit jahrzehnten, meister, seit # jahren, erfahren*, fortgeschritten*, jahrelange erfahrung, beruflich, im orchester, wettkampf*, semiprofessionell, ihr leben lang, sein leben lang",
  },
  ages: [
    ["neugeborenes, neugeborene", 0, 0],
    ["kleinkind", 1, 3],
    [
      "kindergartenkind, geht in den kindergarten, in der kita, vorschulkind, kommt in den kindergarten",
      3,
      6,
    ],
    ["einschulung, schulanfang, kommt in die schule, erstklassler*, schultute", 5, 7],
    ["grundschulkind, grundschuler*, geht in die grundschule, in der grundschule", 6, 11],
    ["teenager, teenie, jugendlicher, jugendliche, gymnasiast*, pubertat", 12, 19],
    ["konfirmation, jugendweihe, konfirmandin, konfirmand", 13, 15],
    ["kommunion, erstkommunion", 8, 10],
    ["abiturient*, macht abitur, abitur", 17, 20],
    ["studentin, student, erstsemester", 18, 28],
    ["seniorin, senior, rentner, rentnerin", 60, 99],
    ["achtzigjahrige*, achtzigjahriger", 80, 80],
    ["twen", 20, 29],
  ],
  time: {
    numbers: {
      eins: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      funf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      elf: 11,
      zwolf: 12,
      dreizehn: 13,
      vierzehn: 14,
      funfzehn: 15,
      sechzehn: 16,
      siebzehn: 17,
      achtzehn: 18,
      neunzehn: 19,
      zwanzig: 20,
      dreissig: 30,
      vierzig: 40,
      funfzig: 50,
      sechzig: 60,
      siebzig: 70,
      achtzig: 80,
      neunzig: 90,
      hundert: 100,
    },
    years: "jahre, jahr, jahren, jahrige, jahriger, jahriges, jahrigen, jahrig, j",
    months: "monate, monat, monaten, monatige, monatiges",
    weeks: "wochen, woche, tage, tagen",
    old: "alt, jung, alte, alter, altes, junge",
    turns: "wird, werden, ist, sind, bin, war, wurde, feiert, alter",
    has: "",
    nearly:
      "gerade, erst, fast, schon, bald, etwa, ungefahr, ca, rund, uber, knapp, jetzt, nun, nachste, woche, im, juni, bereits, mai, juli, dieses, jahr, stolze, zarte, kommenden, nachstes, den, am, nachsten, monat, auch",
    during:
      "seit, vor, nach, in, fur, bis, nummer, budget, ab, unter, uber, mindestens, maximal, um, innerhalb",
    gone: "verheiratet, zusammen, lang, her, trocken, nuchtern, schwanger, spater, clean, erfahrung, ehe, berufserfahrung, befreundet, entfernt, lange",
    birthday: "geburtstag, geb, geburtstages, geburtstags, geburtstagsfeier",
    ordinal: "ten, te, ste, sten, er",
    early: "anfang, fruhen, fruhe",
    middle: "mitte, mittleren",
    late: "ende, spaten",
    decades: {
      zwanziger: 20,
      dreissiger: 30,
      vierziger: 40,
      funfziger: 50,
      sechziger: 60,
      siebziger: 70,
      achtziger: 80,
      neunziger: 90,
      zwanzigern: 20,
      dreissigern: 30,
      vierzigern: 40,
      funfzigern: 50,
      sechzigern: 60,
      siebzigern: 70,
      achtzigern: 80,
      neunzigern: 90,
      dreissigerin: 30,
      vierzigerin: 40,
      funfzigerin: 50,
      sechzigerin: 60,
    },
  },
  and: "und oder noch sowie & plus",
  cut: "weil da dass wenn der die das den dem denn fur seit als ob wo was wie sie er ich wir mit zum zur von bei nach vor im am auf aus ist sind war wird hat damit bis um jeden jede mehr",
  filler:
    "ein eine einen einem einer eines der die das den dem des sehr so ganz mehr noch schon auch gern gerne guten gutes guter gute neue neues neuen neuer alte alten kleine kleinen grosse grossen viel viele alles etwas was mal nur bitte ihre ihr ihren seine seinen sein zwei drei vier alle allen jede jeden besonders vor allem bereits immer uberhaupt total richtig echt wahnsinnig weitere weiteren zu im am langem lange endlich sich dazu bestimmten schone schonen",
  prepositions: "mit von bei fur zu um auf an uber gegen ohne nach aus zum zur neben",
  of: "von vom",
  who: "der die das welche welcher deren dessen",
};
