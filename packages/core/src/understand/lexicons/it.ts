import type { Lexicon } from "../lexicon.ts";

export const IT: Lexicon = {
  marks:
    "odia calcio sport dopo ultimo il lo la i gli le un uno una e sono per con di del della dei delle in suo sua suoi sue mio mia miei mie nostro nostra che non si molto piu ma ha hanno vive lavora piace piacciono ama adora gia " +
    "tutto tutti senza al alla come perche da sempre mai regalo cose io noi anni anno lei lui anche gli le ne vuole vorrebbe quando niente nulla poco ci questo questa fa dove due sale sua nel nella sta",
  classes: {
    her: "suo|sua|suoi|sue|loro",
    family:
      "marito|moglie|madre|padre|mamma|papa|babbo|figlio|figlia|fratello|sorella|genitori|bambino|nonna|nonno|amico|amica|compagno|compagna|coniuge|gemello|gemella|fidanzato|fidanzata|zia|zio|partner",
    pet: "cane|cagnolino|cagnolina|cagna|gatto|gatta|gattino|animale|cavallo|coniglio|pappagallo|micio|labrador|criceto|cagnone",
    home: "appartamento|casa|monolocale|stanza|bilocale|appartamentino|casetta|alloggio",
    small: "piccolo|piccola|piccolissimo|piccolissima|minuscolo|minuscola|piccolino|microscopico",
    month:
      "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno|mese|anno|settimana",
  },
  giver: "io, ho, abbiamo, noi, siamo, viviamo",
  she: "lei",
  he: "lui",
  they: "loro",
  my: "mio, mia, miei, mie, nostro, nostra, nostri, nostre",
  her: "suo, sua, suoi, sue, loro",
  kin: {
    partner:
      "moglie/f, marito/m, fidanzato/m, fidanzata/f, ragazzo/m, ragazza/f, compagno/m, compagna/f, partner, sposo/m, sposa/f, consorte, moroso/m, morosa/f, dolce meta, coniuge",
    mother: "madre/f, mamma/f, matrigna/f, mami/f",
    father: "padre/m, papa/m, babbo/m, patrigno/m",
    parents: "genitori/p, mamma e papa/p",
    child:
      "figlio/m, figlia/f, figli/p, figlie/p, bimbo/m, bimba/f, bambino/m, bambina/f, bambini/p, neonato/m, neonata/f, gemelli/p, gemelle/p, figliolo/m, figliola/f, bimbi/p, figlioletto/m, primogenito/m, primogenita/f, ragazzi/p, piccolo/m, piccola/f, adolescente, bebe, figlioletta/f, figliastro/m, figliastra/f",
    sibling:
      "fratello/m, sorella/f, fratelli/p, sorelle/p, fratellino/m, sorellina/f, gemello/m, gemella/f, fratellastro/m, sorellastra/f",
    grandparent: "nonna/f, nonno/m, nonni/p, nonnina/f, bisnonna/f, bisnonno/m, nonnino/m",
    grandchild: "nipotino/m, nipotina/f, nipotini/p, bisnipote, pronipote, nipotine/p",
    "aunt-or-uncle": "zia/f, zio/m, zii/p, prozia/f, prozio/m, zie/p, zietta/f",
    "niece-or-nephew": "nipote, nipoti/p",
    cousin: "cugino/m, cugina/f, cugini/p, cugine/p, cuginetto/m, cuginetta/f",
    "in-law":
      "suocera/f, suocero/m, suoceri/p, cognato/m, cognata/f, genero/m, nuora/f, cognati/p, consuocera/f",
    godchild: "figlioccio/m, figlioccia/f",
    family: "famiglia, parenti/p, padrino/m, madrina/f, familiari/p",
    couple: "sposi/p, coppia/p, sposini/p, novelli sposi/p",
    "close-friend":
      "migliore amica/f, migliore amico/m, miglior amico/m, miglior amica/f, amico del cuore/m, amica del cuore/f, amica d' infanzia/f, amico d' infanzia/m, migliori amici/p, amico di una vita/m, amica di una vita/f, migliori amiche/p, amico fraterno/m, vecchio amico/m, vecchia amica/f, amico di sempre/m, amica di sempre/f",
    friend:
      "amico/m, amica/f, amici/p, amiche/p, coinquilino/m, coinquilina/f, coinquilini/p, compagno di stanza/m, compagno di classe/m, compagna di classe/f, compagno di universita/m",
    "new-date":
      "nuovo ragazzo/m, nuova ragazza/f, nuovo fidanzato/m, appuntamento, nuova fiamma, nuova fidanzata/f, cotta",
    ex: "ex, ex moglie/f, ex marito/m, ex ragazzo/m, ex ragazza/f, ex fidanzato/m, ex fidanzata/f, ex compagno/m, ex compagna/f",
    colleague:
      "collega, colleghi/p, colleghe/p, collega di lavoro, compagno di lavoro/m, compagna di lavoro/f, stagista, tirocinante, collega d' ufficio",
    boss: "capo/m, capa/f, direttore/m, direttrice/f, responsabile, titolare, superiore, principale, manager, caporeparto, capoufficio",
    employee:
      "dipendente, dipendenti/p, segretaria/f, segretario/m, assistente, donna delle pulizie/f, apprendista, collaboratore/m, collaboratrice/f, colf/f, giardiniere/m, domestica/f, impiegata/f, impiegato/m, il mio team/p, collaboratori/p, signora delle pulizie/f",
    client: "cliente, clienti/p, socio in affari, fornitore/m, socio/m",
    teacher:
      "maestra/f, maestro/m, insegnante, professore/m, professoressa/f, prof, allenatore/m, allenatrice/f, istruttore/m, istruttrice/f, insegnante di pianoforte, tutor, maestre/p, educatrice/f, insegnanti/p, coach, docente, relatore/m, relatrice/f, mister/m, mentore, educatore/m, catechista",
    carer:
      "badante, tata/f, babysitter, baby sitter, infermiera/f, infermiere/m, assistente domiciliare, dottore/m, dottoressa/f, medico/m, ostetrica/f, operatrice/f, fisioterapista, oss, caregiver, pediatra, terapista, dog sitter, assistente familiare",
    neighbour:
      "vicino/m, vicina/f, vicini/p, vicina di casa/f, vicino di casa/m, vicini di casa/p, portinaia/f, padrone di casa/m, padrona di casa/f, portinaio/m, portiere/m, dirimpettaia/f, dirimpettaio/m",
    host: "ospite, ospiti/p, famiglia ospitante, padroni di casa/p",
    acquaintance:
      "conoscente, conoscenti/p, postino/m, parrucchiera/f, parrucchiere/m, parroco/m, barista, panettiere/m, postina/f, barbiere/m, bidella/f, bidello/m, don/m",
    pet: "il mio cane, il nostro cane, il mio gatto, il nostro gatto, la mia gatta, la mia cagnolina, la nostra gatta, la mia cagna",
  },
  relations: {
    colleague:
      "babbo natale segreto, secret santa .. ufficio|lavoro, secret santa, del lavoro, dell' ufficio, dell'ufficio, della contabilita, lavora con me, del mio ufficio, amministrazione, in ufficio mi e capitat*, del mio reparto, in ufficio ho estratto, del mio team, scambio di regali .. ufficio|lavoro",
    self: "per me stesso, per me stessa, regalarmi, farmi un regalo, autoregalo, me stessa, me stesso, coccolarmi, un regalo a me, viziarmi, per me",
    "new-date":
      "# appuntamenti, terzo appuntamento, secondo appuntamento, tre appuntamenti, ci frequentiamo da, usciamo da, ci stiamo conoscendo, ci siamo appena conosciuti, appena iniziato a frequentarci, usciti insieme # volte, pochi appuntamenti, ci vediamo da, due appuntamenti, primo appuntamento, qualche appuntamento, primi appuntamenti",
    host: "ci ospitano, ci ospita, ci invita, ci invitano, ci ospiteranno, ospiti a cena, ci hanno invitati, ci hanno invitato, ci ha invitati, ci ospitera, a casa loro a cena, da cui andiamo a cena, dove alloggiamo, presso cui, che ci ospita",
    neighbour:
      "della porta accanto, del piano di sopra|sotto, di fronte, della casa accanto, del pianerottolo, abita accanto, del palazzo",
    carer:
      "si occupa di mia|mio|nostra|nostro|nostri, bada a mia|mio|nostra|nostri, assiste mia|mio|nostra, accudisce mia|mio|nostra|nostri, tiene i nostri|nostro|nostra, cura mia|mio, che segue mia|mio, guarda i nostri|nostra|nostro, che si prende cura di mia|mio|nostra",
    "close-friend":
      "ci conosciamo da, amici da|dai|dall', amiche da|dai|dall', conosco da, come una sorella, come un fratello, amici di vecchia data, amiche di vecchia data",
    acquaintance: "conosco appena, conosco poco, conosco a malapena, conosco a stento",
  },
  signs: {
    not: "non, mai, neanche, nemmeno, neppure, mica, per niente, affatto, non piu",
    no: "niente, nessun, nessuna, nessuno, senza, nulla di|con, niente di|con|che, ne, tranne, eccetto, tutto tranne|fuorche|eccetto|meno|ma, tutto tranne che, qualsiasi cosa tranne, basta, basta con, no a|ai|alle|al, evitare, evita, evitate, a parte, per favore niente, meno che, ma niente, fuorche, salvo, qualunque cosa ma, non altre, non altri, no, per carita niente, escludere, mai piu",
    like: "ama, amano, adora, adorano, piace, piacciono, gli piace, le piace, gli piacciono, le piacciono, e appassionato|appassionata di, appassionato|appassionata di, appassionati di, appassionato|appassionata del|della|dei, fan di|dei|del|della, tifoso|tifosa di|del|della, patito|patita di|del|della, pazzo|pazza per|di, matto|matta per, va matto|matta per, vanno matti per, amante di|del|della|dei, suona, suona il|la, gioca a, gioca, colleziona, si interessa di, interessato|interessata a, preferisce, pratica, appassionano, appassiona, debole per, passione per|del|della|dei, impazzisce per, impazziscono per, non dice mai di no a, non dice di no a, mai di no a, non disdegna, disdegna, non si tira indietro davanti, vive per, non puo vivere senza, non puo fare a meno di, golosa di, goloso di, golosi di, ghiotto di, ghiotta di, legge, ascolta, studia, fissato|fissata con, malato|malata di, dipendente da|dal, non rifiuta mai, non rifiuta, rifiuta mai, ha la passione, fa, sta imparando, impara, si diletta, hobby, affascina, affascinano, si diverte a|con, si sta appassionando a",
    liked:
      "e la sua passione, sono la sua passione, e il suo forte, e il suo pane, le piace molto|tanto, gli piace molto|tanto, e sempre gradito, sempre ben accetto, fa per lui|lei, fanno per lui|lei, gli piace, le piace, le piacciono, gli piacciono, e la sua vita, sono la sua vita",
    dislike:
      "odia, odiano, detesta, detestano, non piace, non piacciono, non gli piace, non le piace, non gli piacciono, non le piacciono, non sopporta, non sopportano, non ama, non amano, non e appassionato|appassionata di, non e un fan|amante di, non e una fan|amante di, non va matto|matta per, stufo di|dei|delle, stufa di|dei|delle, stanco di|dei|delle, stanca di|dei|delle, troppi, troppe, troppo, abbastanza, fin troppi, fin troppe, ne ha abbastanza di, non interessa, non interessano, non gli interessa, non le interessa, non gli interessano, non le interessano, schifo, fanno schifo, gli fa schifo, le fa schifo, gli fanno schifo, le fanno schifo, ha paura di|del|dei|delle, paura di|del|dei|delle, pieno di, piena di, detesta i|le|il|la, allergico ai soprammobili, non vuole altri|altre|piu|vedere, non vuole saperne di, non fa per, annoia, annoiano, lo annoia, la annoia, lo annoiano, la annoiano, si annoia con, orrore per, non e tipo da, non e il tipo da, non ne puo piu di, non ha interesse per, disprezza, non e da, gia troppi, gia troppe, sommerso da|dai|dalle, sommersa da|dai|dalle, non legge, non si interessa di, non e portato per, non e portata per, poco interessato a, poco interessata a, non gradisce, odia a morte",
    disliked:
      "non e il suo forte, non e il suo genere, non fa per lui|lei, non fanno per lui|lei, no grazie, lo annoia, la annoia, lo annoiano, la annoiano, per niente, proprio no, non tanto, non le piace|piacciono, non gli piace|piacciono, lasciamo stare, meglio di no, assolutamente no, non e la sua tazza, li odia, le odia, lo odia, la odia, non li sopporta, non le sopporta, non lo sopporta, non la sopporta, non gli dice niente, non le dice niente, non le dicono niente, non gli dicono niente, esclusi, escluse, da evitare, ne ha fin troppi, ne ha fin troppe, ne ha gia troppi|troppe, la lascia indifferente, lo lascia indifferente, ne ha abbastanza, non gli interessa, non le interessa",
    own: "ha gia, hanno gia, possiede, possiedono, si e appena comprato|comprata|regalato|regalata|preso|presa, si e comprato|comprata|regalato|regalata, ha appena comprato|preso, ha (due|tre|quattro|cinque|diversi|diverse|tutti|tutte|parecchi|parecchie|molti|molte|mille|un sacco di|tanti|tante), gli abbiamo regalato, le abbiamo regalato, gli ho regalato, le ho regalato, gli abbiamo preso, le abbiamo preso, ha il suo|la sua, ha un suo|una sua, ha ricevuto, gia due|tre|un|una, collezione di, ha ereditato, e proprietario|proprietaria di, dispone di, ha ogni, ha gia tutti|tutte, ha avuto in regalo",
    have: "ha, hanno, aveva, avevano",
    want: "vuole, vogliono, vorrebbe, vorrebbero, desidera, desiderano, sogna, sognano, sogna di|un|una, gli piacerebbe, le piacerebbe, ha bisogno di|del, bisogno di, gli serve, le serve, gli servirebbe, le servirebbe, ha menzionato, ha parlato di, parla di, parla sempre di, parla spesso di, risparmia per, sta risparmiando per, cerca, sta cercando, ha sempre desiderato|voluto|sognato, non vede l'ora di avere, gli manca, le manca, ha espresso il desiderio di, desidera da tempo, muore dalla voglia di, ha chiesto, ha accennato a, gli farebbe comodo, le farebbe comodo, adorerebbe, punta a, ha puntato, ha messo gli occhi su, adocchiato, sta mettendo da parte i soldi per, amerebbe, il suo sogno e, vorrebbe tanto, nella lista dei desideri, ha detto che vorrebbe, ha voglia di, spera in, voleva",
    consume:
      "mangia, mangiano, beve, bevono, consuma, consumano, assume, usa, prende, porta, indossa, digerisce, tollera",
    past: "prima, una volta, un tempo, in passato, era, giocava, suonava, amava, da giovane",
    turn: "ma, pero, tuttavia, anche se, invece, piuttosto, adesso, ora, oggi, bensi, eppure, preferisce",
    request:
      "cerco, cerchiamo, voglio, vogliamo, vorrei, vorremmo, mi serve, ci serve, qualcosa, credo che, so che, penso che, spero che, per favore, per piacere, mi servirebbe, ho bisogno, pensavo a",
    says: "dice, ha detto, pensa, crede, ritiene, sa",
    "gift-for":
      "regalo per, regali per, e per, qualcosa per, pensiero per, pensierino per, idea per, idee per, sorpresa per, il regalo e per, regalo e per, compleanno di|della|del|dei, regalare a, ringraziare, regalo a, regalo di compleanno per, regalo di natale per, laurea di|della|del, destinato a, omaggio per, da regalare a|alla|al, nozze di, matrimonio di|della|del, festa di|della|del, cerco per",
    "for-them":
      "a cui e destinato il regalo, il regalo e per lei|lui, regalo e per lei|lui, per cui e il regalo, che riceve il regalo, e per lei il regalo, a cui va il regalo",
    died: "e morto, e morta, morto, morta, e mancato, e mancata, e scomparso, e scomparsa, e deceduto, deceduta, deceduto, e venuto a mancare, e venuta a mancare, ci ha lasciati, non c' e piu, scomparso, scomparsa",
    nothing:
      "appuntamento al buio, daltonico, daltonica, sordo a, sorda a, sordo ai, sorda ai, orecchie da mercante, lavora .. ciechi|sordi|disabili|non vedenti|rifugiati|malati, stile sobrio, colori sobri, arredamento sobrio, gusti sobri, veste sobrio, guardia carceraria, agente penitenziario, lavora .. carcere|prigione, nessun problema, nessuna fretta, non importa, non so, non solo, senza fretta, senza dubbio, segno del cancro, segno cancro, osso duro, rosso vino, color vino, nessuna idea, non troppo costoso, niente di costoso, niente di che, di niente, per niente, non fa niente, cioccolato al latte, ma e da, e allergico a nulla, e allergica a nulla, niente di speciale, non c' e, non e male, sano come, macchina del caffe, macchina da cucire, macchina fotografica, alla cieca, vicolo cieco, caffe latte, ho saputo",
  },
  situations: {
    blind:
      "cieco, cieca, non vedente, ha perso la vista, ipovedente grave, cane guida, non vede nulla|niente|piu, cecita, bastone bianco, diventata cieca, diventato cieco",
    "low-vision":
      "ipovedente*, vede poco|male|pochissimo|sempre meno|sempre peggio, vista debole|bassa|scarsa, cataratta, glaucoma, maculopatia, degenerazione maculare, ci vede poco|male|pochissimo, problemi di vista, sta perdendo la vista, non vede bene|tanto|molto, non ci vede bene|piu, vista cala, fatica a leggere, la vista .. cala, vista peggiora, perdendo la vista, vista che cala, occhi stanchi|malati, quasi cieco, quasi cieca",
    deaf: "sordo, sorda, lingua dei segni, non sente nulla|niente, non udente, sordomuto, sordita, sordomuta, non sente piu nulla|niente",
    "hard-of-hearing":
      "sente poco|male|pochissimo|sempre meno, duro d' orecchio, dura d' orecchio, ipoacusia, apparecchio acustico, apparecchi acustici, ci sente poco|male, acufen*, non sente bene|molto, non ci sente bene|piu|molto, mezzo sordo, mezza sorda, sordo da un orecchio, sorda da un orecchio, problemi di udito, perdita di udito, un po' sordo, un po' sorda",
    wheelchair:
      "sedia a rotelle, carrozzina, paraplegic*, tetraplegic*, paralizzat*, in carrozzella, non puo camminare, non cammina piu",
    "limited-mobility":
      "deambulatore, bastone, stampelle, cammina (male|poco|con|a fatica|a malapena), mobilita ridotta|limitata, difficolta a camminare|muoversi|motorie, problemi alle ginocchia|anche|gambe, problemi di mobilita|deambulazione, sclerosi multipla, fatica a camminare|muoversi, ginocchia malandate|rovinate|doloranti, non puo stare in piedi, fa fatica a camminare|muoversi|alzarsi, non riesce a camminare|stare, gambe deboli, esce poco di|da, non esce quasi piu|mai, fare le scale, si muove (poco|a fatica|con), male alle ginocchia|gambe|anche, si muove male, non cammina bene",
    "weak-hands":
      "artrosi, artrite, reumatoide, mani che tremano, mani tremanti, tremore, parkinson, tunnel carpale, dolore alle mani, gli tremano le mani, le tremano le mani, dita rigide|gonfie|doloranti, poca forza nelle mani, reumatismi, mani deboli|doloranti|rigide, male alle mani, mani tremano, forza nelle mani, mani non, dolori alle mani, mani deformate",
    "one-hand":
      "una sola mano, una mano, un solo braccio, con una mano, braccio rotto, polso rotto, braccio ingessato, si e rotto .. braccio|polso, si e rotta .. braccio|polso, emipar*, monco, mano rotta, braccio al collo, emipleg*, meta del corpo, senza un braccio, mano ingessata",
    dementia:
      "demenza, alzheimer, perde la memoria, dimentica tutto|le|cose|i, non riconosce, perdita di memoria, problemi di memoria, smemorat*, demente, senile, memoria lo|la|che, non ricorda piu, si dimentica, memoria se ne va, vuoti di memoria, sta perdendo la memoria",
    "chronic-pain":
      "dolore cronico, dolori cronici, fibromialgia, mal di schiena, sempre dolori, endometriosi, sciatica, ernia, problemi alla schiena, mal alla schiena, dolori continui, soffre di dolori, dolori",
    fatigue:
      "stanchezza cronica, fatica cronica, long covid, poca energia, si stanca subito|facilmente|presto, poche energie, senza energie, affaticamento, si affatica subito|facilmente",
    sensory:
      "autis*, autismo, asperger, sensibile ai rumori, ipersensibile, spettro autistico, neurodivergente, infastidiscono i rumori, sensibile al rumore, sovraccarico sensoriale",
    adhd: "adhd, iperattiv*, non sta fermo, non sta ferma, deficit di attenzione, deficit dell' attenzione",
    anxiety:
      "ansia, ansios*, attacchi di panico, si preoccupa di tutto|sempre, doc, attacchi d' ansia, disturbo d' ansia, fobia sociale",
    insomnia:
      "insonnia, dorme male|poco|pochissimo, non dorme, non riesce a dormire, fatica a dormire|addormentarsi, problemi (di sonno|a dormire), insonne, sonno leggero, disturbi del sonno, notti insonni, notti in bianco, non chiude occhio, fatica a prendere sonno, si sveglia di notte, difficolta a dormire",
    migraine: "emicrani*, mal di testa, cefale*",
    "old-age":
      "molto anzian*, anziana, anziano, fragile, vecchietta, vecchietto, avanti con gli anni, ottantenne, novantenne, bisnonna, bisnonno, signora anziana, terza eta, centenari*",
    cancer: "cancro, tumore, chemio*, chemioterapia, radioterapia, leucemia, linfoma, oncologic*, metastasi",
    hospital:
      "ricoverat*, e in ospedale, in clinica, allettat*, terapia intensiva, letto d' ospedale, ricovero, in reparto, si trova in ospedale, degente, in ospedale per, in ospedale da, e all' ospedale, costrett* a letto",
    recovering:
      "operazione, operat*, intervento, convalescen*, si sta riprendendo, dopo l' incidente, gamba rotta, protesi all' anca, riabilitazione, chirurgi*, si e rotto, si e rotta, ingessat*, frattura*, ictus, infarto, guarigione, reduce da, caviglia rotta, si rimette|riprende da, appena operat*, anca nuova, post operatorio, fisioterapia dopo",
    "long-illness":
      "malattia cronica, sclerosi multipla, dialisi, fibrosi cistica, gravemente malat*, malata da, malato da, morbo di crohn, lunga malattia, malattia lunga, molto malat*, crohn, lupus, insufficienza renale|cardiaca, malata cronica, malato cronico, bombola d' ossigeno, epiless*",
    depression:
      "depress*, esaurimento, burnout, giu di morale, momento buio, umore a terra, periodo buio|difficile|nero, brutto periodo, giu di corda, morale a terra, crisi depressiva, momento difficile, sta attraversando un",
    terminal:
      "terminale, cure palliative, incurabile, poco da vivere, mesi di vita, sta morendo, hospice, fine vita, ultimo natale, malato terminale, gli restano, le restano, in fin di vita, non gli resta molto, non le resta molto, inguaribile",
    bereaved:
      "vedova, vedovo, lutto, ha perso .. $family, perso .. $family, perdere .. $family, $her $family e morto|morta|mancato|mancata|scomparso|scomparsa, $family e morto|morta|mancato|mancata|scomparso|scomparsa, morte di .. $family, morte del|della $family, funerale, perdita del|della|di .. $family, e morto .. $family, e morta .. $family, orfan*, e mancato .. $family, e mancata .. $family, gli e morto .. $family, le e morto .. $family, le e morta .. $family, gli e morta .. $family, scomparsa del|della|di, $family e venuto|venuta a mancare, rimasta vedova, rimasto vedovo, le e mancato .. $family, le e mancata .. $family, funerali, perdita .. $family, ha seppellito .. $family",
    "pet-loss":
      "$pet e morto|morta|mancato|mancata, $pet .. morto|morta, ha perso .. $pet, perso .. $pet, perdere .. $pet, morte del|della|di .. $pet, soppresso|sopprimere .. $pet, e morto .. $pet, e morta .. $pet, perdita del|della|di .. $pet, gli e morto .. $pet, le e morto .. $pet, addormentare .. $pet, $pet non c' e piu, le e morta .. $pet, gli e morta .. $pet, ponte dell' arcobaleno, e mancato .. $pet, investito .. $pet",
    miscarriage:
      "aborto*, perso il bambino, perso il bimbo, perso la bambina, nato morto, ha perso il bebe, hanno perso il bambino|bimbo|figlio, aborto spontaneo, bimbo nato morto, morte in utero, interruzione di gravidanza, lutto perinatale, perso la gravidanza, perso un bambino",
    breakup:
      "separat*, divorzi*, si e lasciat*, si sono lasciati, rottura, cuore spezzato, tornat* single, e stata lasciata, e stato lasciato, pene d' amore, si sta separando, appena lasciat*, mollat*, lasciato dal|dalla, separazione, si sono separati, e single, fidanzato l' ha, ha rotto con, delusione d' amore, marito l' ha lasciata, moglie l' ha lasciato, tradit*",
    "job-loss":
      "disoccupat*, perso il lavoro|posto|impiego, licenziat*, licenziamento, senza lavoro, cerca lavoro, in cassa integrazione, cassa integrazione, cerca un lavoro|impiego, in cerca di lavoro|occupazione, rimast* senza lavoro, in mobilita, esuber*, perdere il lavoro|posto",
    "new-parent":
      "neopapa, neomamma, neogenitori, neo papa, neo mamma, neo genitori, appena diventat* mamma|papa|madre|padre|genitori, appena partorito, ha partorito, e diventat* mamma|papa|madre|padre, in maternita, congedo parentale|maternita|paternita, appena avuto un|una|due|il|la|gemelli, neonato in casa, mamma da poco, papa da poco, sono diventati genitori, appena nato|nata, mamma per la prima volta, papa per la prima volta, bimbo appena nato, e nata la|sua|loro, e nato il|suo|loro, hanno avuto un|una bambino|bambina|bimbo|bimba, ha avuto un|una bambino|bambina|bimbo|bimba, con un neonato, puerpera, postparto, post parto, genitori da poco, diventata mamma, diventato papa, diventati genitori, suo bimbo ha, sua bimba ha",
    "parent-of-young":
      "mamma|papa|madre|padre di due|tre|quattro|#|gemelli|gemelle|famiglia, figli piccoli, bambini piccoli, bimbi piccoli, ha|hanno due|tre|quattro|# figli|bambini|bimbi|figlie, i suoi figli hanno, mamma single, papa single, famiglia numerosa, mamma impegnata, mamma lavoratrice, ha figli, hanno figli, suoi bambini, genitori di, i suoi bimbi, madre single, ragazza madre",
    "empty-nest":
      "figli .. andati (via|di casa), nido vuoto, figli sono usciti di casa, ultimo figlio .. andato|uscito|partito, figli se ne sono andati, figli fuori casa, figli ormai|sono via|fuori|lontani, figlia|figlio .. andata|andato|partita|partito via|di casa|all'universita, figli hanno lasciato",
    student:
      "studente*, studentess*, studia, universita, universitari*, matricola, dottorand*, all' universita, studenti, facolta, inizia l' universita, laureand*, fuori sede, fuorisede, specializzand*",
    exams:
      "esam*, maturita, tesi, sessione, concorso, prepara gli, laurea in arrivo, esami, esame, sotto esame, tesi di laurea, test d' ingresso",
    "new-job":
      "nuovo lavoro|impiego|posto|ruolo|incarico, primo lavoro|impiego|giorno di lavoro, promoss*, promozione, cambia lavoro, ha cambiato lavoro, inizia (un nuovo|a lavorare), comincia (un nuovo|a lavorare), assunt*, nuova azienda, avanzamento, nuova carriera, lavoro nuovo, nuova avventura lavorativa",
    retired:
      "pension*, in pensione, va in pensione, pensionat*, si ritira, prepension*, ultimo giorno di lavoro, neopensionat*, ha smesso di lavorare",
    "new-home":
      "nuova casa, casa nuova, nuovo appartamento, trasloc*, si trasferisc*, si e trasferit*, prima casa, primo appartamento, inaugurazione, comprato casa, comprato una|la|la loro casa, appena trasferit*, si sono trasferiti, ha preso casa, appartamento nuovo, va a vivere da sol*, vanno a vivere insieme, comprato il loro|un appartamento, va a convivere, vanno a convivere, chiavi di casa, nuovo nido, nuova abitazione, andati a vivere, andato a vivere, andata a vivere, mutuo per, appena comprato casa",
    newcomer:
      "appena arrivat*, emigrat*, immigrat*, rifugiat*, non conosce nessuno, nuovo in citta, nuova in citta, espatriat*, trasferit* in un altro paese, trasferit* all' estero, all' estero, si e trasferit* in|a, appena trasferit* in|a, expat, nuovo paese, conosce poca gente, conosce pochi",
    "long-distance":
      "lontano, a distanza, all' estero, altra citta, relazione a distanza, vive lontano, abita lontano, dall' altra parte del mondo, fuso orario, lontani, km di distanza, vive all' estero, in un altro paese, a # km, altro continente, lontana",
    deployed:
      "militare, in missione, esercito, soldato, marina, in mare, di stanza, missione all' estero, piattaforma petrolifera, caserma, alpini, in servizio all' estero, forze armate, aeronautica, carabiniere in missione",
    prison:
      "carcere, prigione, in galera, detenut*, dietro le sbarre, arrestat*, sconta, carcerat*, scontando, penitenziario, reclus*, galera, casa circondariale, incarcerat*, in cella, istituto penale",
    engaged:
      "fidanzati ufficialmente, si sposa, si sposano, promessi sposi, futura sposa, sposera, fidanzamento, si sposera, si sposeranno, proposta di matrimonio, prossimi sposi, futuro sposo, si stanno per sposare, sta per sposarsi, stanno per sposarsi, in procinto di sposarsi, nozze, addio al nubilato|celibato, sposarsi",
    "carer-at-home":
      "si prende cura di|della|del|dei madre|padre|marito|moglie|genitori|suocera|sua|suo, si occupa della|del|dei madre|padre|marito|moglie|mamma|genitori|suocera|figlio disabile|mamma malata, assiste la|il|i madre|padre|marito|moglie|mamma|genitori|nonna, assiste sua|suo|suoi, accudisce la|il|i madre|padre|marito|moglie|mamma|genitori|suocera, caregiver, bada alla madre|mamma|suocera|nonna, accudisce sua|suo, si prende cura della madre|mamma|moglie|suocera, si prende cura del padre|marito|papa, si prende cura di sua|suo, si occupa di sua|suo madre|padre|marito|moglie|mamma",
    "lives-alone":
      "vive sol*, vive da sol*, abita da sol*, solo in casa, sola in casa, vivere da sol*, rimast* sol*, abita sol*, per conto suo, vive per conto",
    lonely:
      "solitudine, si sente sol*, pochi amici, poche visite, non ha amici, isolat*, nessuno va a trovarl*, non riceve visite, riceve poche|pochissime visite, vede poca gente, nessuno con cui, riceve raramente, sempre sol*, e molto sol*, nessuna visita, pochi contatti, non vede nessuno",
    "works-from-home":
      "smart working, smartworking, lavora da casa, lavora in casa, da remoto, telelavoro, lavorare da casa, ufficio in casa",
    "desk-job":
      "lavora in ufficio, sedut* tutto il giorno, impiegat*, programmator*, davanti al computer|pc|monitor|video, davanti a uno schermo|un|allo schermo, informatic*, tutto il giorno sedut*, alla scrivania, ragionier*, sviluppator*, contabile, passa .. sedut*, lavoro d' ufficio, lavoro sedentario, ore sedut*, tutto il giorno al computer, lavoro da scrivania",
    "night-shift":
      "turno di notte, lavora di notte, turni di notte, turno notturno, turni notturni, notturno, guardiano notturno, infermiera di notte, dorme di giorno, fa i turni, lavora su turni, turnista, fa le notti, notti, portiere di notte, turni, lavora la notte, vigilante notturno, notturni",
    "on-feet":
      "in piedi tutto il giorno, tutto il giorno in piedi, camerier*, parrucchier*, commess*, lavora in piedi, ore in piedi, sta in piedi, sempre in piedi, barista, passa .. in piedi, cuoc* in, cammina tutto il giorno, magazziner*",
    commuter:
      "pendolar*, ore di treno, prende il treno, in treno tutti i giorni, ogni giorno in treno, viaggio di lavoro quotidiano, ore di viaggio, ore in macchina, metro ogni, treno ogni, treno tutti, nel traffico, fa avanti e indietro, ore di macchina, mezzi pubblici, tragitto casa lavoro",
    "frequent-traveller":
      "viaggia (molto|spesso|per lavoro|sempre|tanto|continuamente|di continuo), viaggi di lavoro, hostess, pilota, sempre in viaggio, valigia sempre, sempre in giro, camionista, trasferte, assistente di volo, rappresentante, sempre via, in trasferta, frequent flyer, steward, sempre con la valigia, in albergo, hotel, in aereo per lavoro, sempre in aereo, trasfertista, viaggi d' affari, vive in albergo, viaggiator* abituale",
    exhausted:
      "esaust*, stressat*, stanc*, sempre stanc*, sfinit*, ha bisogno (di riposo|di riposare|di staccare|una pausa|di relax), sovraccaric*, a pezzi, distrutt*, oberat*, non si ferma mai, stress, turni doppi|massacranti, stremat*, al limite, non ha un attimo, esaurit*, stravolt*, sotto stress, stacca mai, mai un momento, lavora troppo, doppi turni, spossat*",
    "outdoor-work":
      "lavora all' aperto, agricoltor*, contadin*, muratore, giardiniere di mestiere, cantiere, cantieri, guardaboschi, pescatore, lavora fuori, lavora nei campi, allevator*, pastore, viticoltor*, edile, boscaiolo, guardia forestale, carpentiere, operaio edile, sta all' aperto, con qualsiasi tempo, asfaltist*",
    teaches:
      "insegna, insegnante, maestra, maestro di, professoressa, professore, e insegnante, docente, fa la maestra, insegna a, maestra di, prof di",
    healthcare:
      "infermiera, infermiere, medico, dottoressa, lavora .. ospedale|clinica|pronto soccorso|ambulanza|rsa|reparto, chirurg*, ostetrica, operatore sanitario, oss, turni in ospedale, e medico, fisioterapista, sanitari*, in corsia, farmacista, dentista, soccorritor*, anestesista, reparto covid, operatrice sanitaria, specializzanda in medicina, pediatra",
    dorm: "studentato, residenza universitaria, stanza in affitto, convitto, dormitorio, collegio, casa dello studente, stanza da studente, collegio universitario, camera in studentato, caserma, stanza singola in, camerata",
    "small-home":
      "$home $small|piccolina|piccolino|mini, poco spazio, senza spazio, monolocale, pochissimo spazio, non ha spazio, non c' e spazio, $small|mini $home, spazio limitato, spazi ridotti|piccoli|limitati, casa e $small|piccola|molto, # metri quadri|quadrati, # mq, spazio ridotto, spazi stretti, non hanno spazio, non ha posto, manca lo spazio, bilocale, mansarda, una stanza, niente spazio, appartamento e $small|molto, buco di, poco posto, appartamentino",
    balcony: "balcone, terrazzo, terrazza, balconcino, davanzale, terrazzino, balconi, loggia",
    "no-garden":
      "niente giardino, senza giardino, non ha (il giardino|un giardino|giardino), non hanno (il giardino|un giardino|giardino), solo un balcone, solo il balcone, solo balcone, ha lasciato il giardino, nessun giardino, non c' e giardino, condominio, solo un balconcino, palazzo alto, grattacielo, solo un terrazzo",
    boat: "barca, vive in barca|su una, houseboat, a bordo, barca a vela, casa galleggiante, chiatta, peniche, battello",
    van: "camper, furgone, furgone camperizzato, roulotte, van, vive in camper|furgone|van|roulotte, furgonato, vanlife, camperizzato",
    "off-grid":
      "senza elettricita, senza corrente, autosufficient*, baita senza, niente elettricita, niente corrente, non ha la corrente, non hanno elettricita|corrente, scollegat* dalla rete, fuori dalla rete, baita isolata",
    "care-home":
      "casa di riposo, rsa, ospizio, struttura per anziani, residenza per anziani, casa di cura, residenza protetta, casa famiglia per anziani, istituto per anziani, struttura assistita, in struttura, residenza assistita, casa protetta, residenza sanitaria, ricovero per anziani, pensionato per anziani, casa albergo",
    "no-oven":
      "non ha (il forno|un forno|forno), senza forno, niente forno, non hanno (il forno|un forno|forno), solo un fornello|piano|microonde, forno rotto, solo microonde, solo il microonde|piano cottura|fornello, forno e rotto, solo due fornelli|piastre, forno non funziona, non c' e il forno, solo una piastra",
    "no-kitchen":
      "non ha (la cucina|una cucina|cucina), senza cucina, niente cucina, camera d' albergo, solo un bollitore, cucina in comune, cucina condivisa, non puo cucinare li, vive in albergo, non c' e cucina, stanza d' albergo",
    countryside:
      "in campagna, paesino, fattoria, cascina, in un paese, rurale, in mezzo al nulla, agriturismo, casolare, campagna, borgo, paesello, in collina, paese di montagna, podere",
    "hot-climate":
      "vive a dubai|singapore|tenerife|miami|bangkok|bali, caldo tutto l' anno, tropical*, deserto, fa molto caldo, tropici, sempre caldo, clima caldo, vive (ai caraibi|ai tropici|in africa|in brasile|in messico|in thailandia|in egitto|in kenya), paese caldo, caldissimo",
    "cold-climate":
      "vive in norvegia|islanda|finlandia|canada|lapponia|svezia|alaska|groenlandia|siberia, sempre freddo, freddolos*, casa fredda, mani fredde|gelate, piedi freddi|gelati, lapponia, inverni lunghi|rigidi|freddi, fa molto freddo, soffre il freddo, patisce il freddo, clima freddo, sottozero, sotto zero, senza riscaldamento, ha sempre freddo, infreddolit*, casa gelida, poco riscaldat*",
    "shared-home":
      "coinquilin*, appartamento condiviso, condivide (casa|appartamento|l' appartamento|la casa|un appartamento), vive con (i genitori|i suoi|i coinquilini), casa condivisa, in condivisione, stanza in affitto, casa con # coinquilini, vive ancora con i, coabita, divide (casa|l' appartamento), vive coi genitori|suoi",
    "office-use":
      "per l' ufficio, per la scrivania, per la sua scrivania, in ufficio, sulla scrivania, per il suo ufficio, da scrivania, secret santa .. ufficio, da tenere in ufficio|sulla, per il lavoro",
    "no-clutter":
      "minimalis*, minimalismo, niente soprammobili, soprammobili, non vuole oggetti|cose|altri|altre|accumulare, odia (il disordine|i soprammobili|gli oggetti), niente cianfrusaglie, cianfrusaglie, basta oggetti|cose, prendi polvere, troppe cose, prendono polvere, acchiappapolvere, non vuole altre cose, acchiappa polvere, niente oggetti|cose|roba|gingilli, meno cose, sta svuotando, sta eliminando, decluttering, ninnoli, gingilli, prenda polvere, raccoglie polvere, raccolgono polvere, accumulare, roba inutile, marie kondo, niente di materiale, cose inutili, altra roba, riduce al minimo, oggetti inutili, carabattole",
    "has-everything":
      "ha gia tutto, ha tutto, hanno gia tutto, hanno tutto, non vuole niente|nulla, non ha bisogno di niente|nulla, non gli serve niente|nulla, non le serve niente|nulla, difficile fargli|farle un regalo, difficile da accontentare, si compra tutto, non le manca niente|nulla, non gli manca niente|nulla, difficile regalargli|regalarle, non vogliono niente|nulla, impossibile fargli|farle, dice di non volere niente|nulla, dice che non vuole niente|nulla, gia tutto, compra tutto da sol*, non sa mai cosa, non so mai cosa regalarle|regalargli",
    eco: "ecolog*, sostenibil*, senza plastica, zero waste, ambientalist*, ambiente, riciclat*, seconda mano, eco, plastica, ecosostenibil*, green, rifiuti zero, clima, pianeta, ecofriendly, riciclo, usato, plastic free, impatto ambientale",
    handmade:
      "fatto a mano, fatta a mano, fatti a mano, artigianal*, artigianato, fatte a mano, pezzo unico, lavorato a mano, artigian*, fatto in casa",
    "wants-experiences":
      "esperienz*, preferisce fare|uscire|vivere, attivita, qualcosa da fare, uscit*, gita, preferisce le esperienze, preferisce esperienze, fare qualcosa, da vivere, preferisce andare|viaggiare, preferiscono (fare|esperienze|le esperienze), gite, weekend fuori, giornata fuori, piu che oggetti, non oggetti",
    practical:
      "pratic*, util*, concret*, funzional*, qualcosa di utile, pragmatic*, che usi, che possa usare, che serva, coi piedi per terra, con i piedi per terra, che usera",
    sentimental:
      "sentimental*, nostalgic*, ricord*, personal*, emotiv*, conserva tutto|ogni|tutte, personalizzat*, significat*, dal cuore, commuov*, custodisce, romanticon*, tiene ogni|tutto|tutte",
    humour:
      "umorismo, divertent*, spiritos*, ridere, scherz*, burlon*, fa ridere, simpatic*, senso dell' umorismo, battut*, qualcosa di buffo, ironi*, comic*, goliardic*, buffo, barzellette, pagliaccio",
    "no-tech":
      "non ha (lo smartphone|il cellulare|il computer|internet|un computer|un cellulare), odia (la tecnologia|i computer|gli schermi|il computer|i cellulari), niente (tecnologia|elettronica|schermi|di elettronico|di tecnologico|di digitale|gadget), senza tecnologia|schermi|internet|telefono, non usa (il computer|internet|il cellulare|la tecnologia|computer), negat* con|per la tecnologia, tecnologia zero, non va d' accordo con la tecnologia, non se ne intende di tecnologia, imbranat* con (la tecnologia|il computer), non sa usare (il computer|il cellulare|lo smartphone|la tecnologia), niente (a batterie|con lo schermo), tecnofob*, vecchio telefono, rifiuta (la tecnologia|lo smartphone), niente internet, detox digitale, niente apparecchi, analogic*, la tecnologia non",
    luxury:
      "lusso, lussuos*, esclusiv*, alta gamma, gusti costosi|difficili|raffinati, il meglio, raffinat*, di classe, pregiat*, cose belle, di qualita, ricercat*, di marca, elegante e costoso, sofisticat*, buongustai*, gusti cari, firmat*",
    "no-fuss":
      "discret*, timid*, non ama (le sorprese|essere al centro|i festeggiamenti|stare al centro|le feste), semplice, senza fronzoli, riservat*, odia (le sorprese|essere al centro|stare al centro|i festeggiamenti), niente di appariscente|esagerato|vistoso|pomposo, niente sorprese|feste|festeggiamenti, modest*, umile, schiv*, senza clamore, centro dell' attenzione, niente di troppo, senza troppi, cose semplici, non vuole festeggiare|feste|attenzioni, passare inosservat*, sobri*a",
    christian:
      "cristian*, cattolic*, credente, va a messa, chiesa, religios*, comunione, battesimo, cresima, suora, prete, bibbia, evangelic*, devot*, parrocchia, messa, don, praticante, sacerdote",
    buddhist: "buddis*",
    "no-holidays":
      "testimone di geova, testimoni di geova, geova, non festeggia (il natale|natale|i compleanni|compleanni|le feste), non festeggiano (il natale|natale|i compleanni|compleanni|le feste), non celebra il natale|natale|i",
    urgent:
      "per domani, domani, oggi stesso, urgente*, ultimo minuto, entro domani|oggi|stasera, stasera, ho dimenticato, il prima possibile, dopodomani, oggi, di corsa, dimenticat*, last minute, in fretta, subito, all' ultimo, mi sono dimenticat*, prestissimo, al piu presto, tra # ore, rapidamente, immediat*, non c' e tempo, velocemente, entro # ore",
    "by-post":
      "per posta, spedire, spedizione, spedito, via posta, inviare, pacco, in una busta, cassetta della posta, spedirlo, spedita, mandare per, per corriere, inviarlo, buca delle lettere, spedisco, va spedito, mandarlo, da spedire, busta, posta, mandare in, plico",
    "digital-only": "per e mail, via e mail, via email, per email, digitale, da stampare",
    "experiences-only": "solo esperienze, meglio esperienze",
    "hand-luggage":
      "bagaglio a mano, in valigia, in aereo, zaino, nello zaino, cabina, viaggia leggero, viaggia leggera, valigia, torna in aereo, nel bagaglio, sta in valigia, zaino in spalla, backpacker, prende l' aereo, solo uno zaino, trolley",
    together:
      "insieme, in due, noi due, in coppia, per entrambi, tutti e due, con me, da condividere, per tutti e due, da fare insieme, per due, assieme",
    "with-children":
      "con i bambini|nipotini|figli|nipoti|bimbi, in famiglia, con i suoi nipoti|figli|nipotini|bambini, tutta la famiglia, con i figli, con il nipotino, con la nipotina, con suo figlio, con sua figlia, coi nipoti|bambini|nipotini|figli",
    thanks:
      "ringraz*, grazie, per ringraziarl*, ci ha aiutato, ci ha aiutati, mi ha aiutato, mi ha aiutata, gratitudine, riconoscen*, ha curato|annaffiato|badato, ci ha curato, annaffiato, ha badato, ci hanno aiutato, ci hanno aiutati, guardato il, tenuto il, accudito, mi aiuta, ci aiuta, favore, hanno curato, hanno annaffiato, hanno tenuto, ha tenuto, ha innaffiato, bagnato le piante, dato da mangiare",
    farewell:
      "addio, saluto, ci lascia, va via, ultimo giorno, se ne va, lascia (l' azienda|il team|la ditta|l' ufficio), arrivederci, si trasferisce lontano, parte per, saluti, ci saluta, lasciare l' azienda, festa d' addio, lascia il lavoro, cambia azienda",
    "get-well":
      "guarigione, pronta guarigione, rimettersi, tirarlo su, tirarla su, guarisca, tirare su il morale, riprendersi, guarire, tirargli su, tirarle su, buona guarigione, consolar*, di guarire, malat* a letto, a letto con",
    apology:
      "scus*, chiedere scusa, perdono, farmi perdonare, mi dispiace, fare pace, riconcili*, litigat*, chiedo scusa, farsi perdonare, far pace, rimediare, litigio, perdonare, fatto arrabbiare",
    congratulations:
      "congratul*, complimenti, laure*, ha superato, promoss*, ha vinto, traguard*, patente, vinto, diplomat*, successo, premio, felicitazioni, superato l' esame, maturita superata, abilitazione, ottenuto, pubblicato, ha passato, dottore in",
    "long-marriage":
      "nozze d' oro, nozze d' argento, nozze di diamante|rubino|perla|smeraldo, nozze d' or*, # anni di matrimonio, sposati da # anni, anniversario di matrimonio, # anniversario, # anni insieme, sposati da, insieme da # anni, # anni di nozze, # anni di vita insieme",
  },
  needs: {
    garden: "giardino, orto",
    "outdoor-space": "balcone, terrazzo",
    light: "sole, luce naturale, luce",
    oven: "forno",
    kitchen: "cucina",
    freezer: "congelatore, freezer",
    space: "spazio, posto",
    power: "elettricita, corrente, presa",
    phone: "smartphone, cellulare, telefono, telefonino",
    screen: "schermo, schermi, computer, televisione, tv, tablet, pc",
    internet: "internet, wifi",
    flame: "candele, candela, fuoco, incenso, fiamme",
    blades: "coltelli, oggetti taglienti, coltello, lame",
    glass: "vetro",
    bath: "vasca, vasca da bagno",
    noise: "rumore, giochi rumorosi",
    car: "macchina, auto, automobile, patente",
    bicycle: "bicicletta, bici",
    "record-player": "giradischi",
    printer: "stampante",
    pet: "animali, animale, cane, gatto, animali domestici",
    "own-walls": "buchi nel muro, forare",
  },
  lacks: {
    space: "niente di grande|ingombrante",
    power: "niente di elettronico, niente elettronica, senza pile|batterie|elettricita",
    car: "non guida, senza macchina|auto, non ha (la macchina|l' auto|la patente|patente), non hanno (la macchina|l' auto|la patente), non guida piu, non ha l' auto, non hanno l' auto",
    "going-out": "non esce di casa, non esce mai|piu, non puo uscire di casa, esce pochissimo",
    reading: "non sa leggere, dislessi*, non puo leggere, analfabet*",
    sight: "non vede, non vede nulla|niente",
    hearing: "non sente, non sente nulla|niente",
    flame:
      "candele vietate, vietate le candele, candele non sono ammesse, non sono ammesse candele, niente fiamme, fiamme libere",
    oven: "non ha (il forno|un forno), senza forno, niente forno, non hanno (il forno|un forno)",
    garden:
      "senza giardino, niente giardino, non ha (il giardino|un giardino), non hanno (il giardino|un giardino), solo un balcone, solo balcone, solo il balcone, nessun giardino, solo un balconcino",
    bath: "solo la doccia, solo doccia, senza vasca, solo una doccia, niente vasca",
    "own-walls": "non puo forare|fare buchi|appendere, non si possono fare buchi, vietato forare",
    care: "gli muoiono le piante, le muoiono le piante, non ha il pollice verde, fa morire tutte le piante, fa morire le piante",
    bicycle: "non sa andare in bici*",
  },
  skills: {
    beginner:
      "principiant*, ha appena iniziato|cominciato, sta iniziando, alle prime armi, vuole imparare, inizia a, novizi*, sta imparando, vorrebbe imparare, neofita, ha iniziato da poco, appena iniziato, comincia adesso, da poco, vuole iniziare, primi passi, mai provato",
    keen: "appassionat*, ogni weekend|settimana|mattina|sera|giorno|domenica|sabato, tutti i giorni|weekend, assidu*, regolarmente, entusiast*, hobby, ogni fine settimana",
    expert:
      "professionist*, espert*, da # anni, veteran*, maestro, avanzat*, agonistic*, da una vita, specialista, semiprofessionist*, gareggia, professional*, da decenni, virtuos*, provett*, competizion*",
  },
  ages: [
    ["neonato, neonata", 0, 0],
    ["asilo nido, nido", 0, 3],
    ["scuola materna, asilo, materna", 3, 6],
    ["elementari, scuola elementare, prima elementare, primaria", 6, 11],
    ["scuole medie, medie, scuola media", 11, 14],
    ["adolescente, liceale, liceo, superiori, teenager", 13, 19],
    ["maturita, maturanda, maturando", 17, 19],
    ["matricola, universitaria, universitario, studentessa universitaria", 18, 26],
    ["prima comunione, comunione", 8, 11],
    ["cresima", 11, 15],
    ["diciottesimo, diciottenne, maggiorenne", 18, 18],
    ["ventenne", 20, 20],
    ["trentenne", 30, 39],
    ["quarantenne", 40, 49],
    ["cinquantenne", 50, 59],
    ["sessantenne", 60, 69],
    ["settantenne", 70, 79],
    ["ottantenne", 80, 89],
    ["novantenne", 90, 99],
    ["pensionata, pensionato, anziana, anziano", 60, 99],
  ],
  time: {
    numbers: {
      uno: 1,
      un: 1,
      due: 2,
      tre: 3,
      quattro: 4,
      cinque: 5,
      sei: 6,
      sette: 7,
      otto: 8,
      nove: 9,
      dieci: 10,
      undici: 11,
      dodici: 12,
      tredici: 13,
      quattordici: 14,
      quindici: 15,
      sedici: 16,
      diciassette: 17,
      diciotto: 18,
      diciannove: 19,
      venti: 20,
      trenta: 30,
      quaranta: 40,
      cinquanta: 50,
      sessanta: 60,
      settanta: 70,
      ottanta: 80,
      novanta: 90,
      cento: 100,
    },
    years: "anni, anno, annetti",
    months: "mesi, mese",
    weeks: "settimane, settimana, giorni",
    old: "eta",
    turns: "compie, compiono, compira, ha, hanno, fa, ne, ho, fara, compiuto, festeggia",
    has: "ha, hanno, compie, compiono, ho, aveva, con, avra, compira, compiuto, suoi, compiere, i, fa",
    nearly:
      "quasi, gia, circa, ora, appena, adesso, solo, ormai, a, giugno, maggio, luglio, ben, suoi, i, piu, o, meno, tra, poco, in, quest'anno",
    during: "da, per, dopo, tra, fra, numero, budget, entro, fino, massimo, max, dai, sotto, oltre, durante",
    gone: "matrimonio, insieme, fa, esperienza, gravidanza, sposati, sobrieta, dopo, sobrio, sobria, incinta, carriera, servizio, lavoro, senza, di",
    birthday: "compleanno, compleanni",
    ordinal: "esimo, °, º",
    early: "inizio, primi",
    middle: "meta",
    late: "fine",
    decades: {
      ventina: 20,
      trentina: 30,
      quarantina: 40,
      cinquantina: 50,
      sessantina: 60,
      settantina: 70,
      ottantina: 80,
    },
  },
  and: "e o ne ed oppure & piu",
  cut: "perche che per quando se da dal dalla poiche come dove chi ma lei lui loro io noi cosi mentre ogni anche sono sta ha hanno si ci gia siccome cosicche",
  filler:
    "il lo la i gli le un uno una l' un' di del della dei delle degli dell' al alla ai alle a molto molta piu altro altra altri altre bel bella bello belle buon buona buono buoni nuovo nuova vecchio vecchia grande piccolo suo sua suoi sue mio ogni tutto tutta tutti tutte qualche qualcosa cose cosa due tre tanto tanti tante molti molte fare giocare andare vero vera sempre soprattutto anche vari varie gia gran particolare ancora tanto bicchiere",
  prepositions: "con di per da a senza contro in su del della al alla dal dalla nel nella dei delle",
  of: "di del della dei delle degli dell' d'",
  who: "che cui quale",
};
