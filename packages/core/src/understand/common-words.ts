import { stem } from "./words.ts";

/**
 * Among the commonest words of English, as their stems: alone they tell nothing of anybody, and none is a rarer one
 * misspelt.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    "able about across act add afraid after again age ago air all allergy allow almost alone along " +
    "already also always among angry animal answer any anyone apart appear apartment area around " +
    "arrive ask away baby back bad bar base basket be bear beat beautiful become bed before begin " +
    "behind believe best better between big bill birth birthday bit black block blood blue board body " +
    "book boss both bottom box boy break bring brother build building busy but buy call calm can car " +
    "card care carry case catch cause celebrate center change chapter cheap check child children " +
    "class clean clear clock close clothes club cold colleague collect color come common company complete " +
    "control cook cool corner cost could count country couple cousin cover create cross cry cup cut " +
    "dad dark daughter day dead deal dear decide deep design desk die different difficult dinner do " +
    "doctor door down draw dream dress drink drive drop dry during each early easily east easy eat " +
    "edge elegant else empty end enjoy enough enter evening ever every exam expect expensive " +
    "experience eye face fact fall family fan far fast father favorite fear feel few field fight " +
    "figure fill film final find fine finish fire first fit five flat floor fly follow food foot for " +
    "force forget form four free fresh friend front full fun funny future game garden general get " +
    "girl give glad glass go gold good graduate graduating grandma grandpa granddaughter grandson " +
    "great green ground group grow guess guest guy hair half hall hand hang happen happy hard hat " +
    "hate have head health hear heart heat heavy help here high history hit hold holiday home honest " +
    "hope hot hour house how huge human hundred hurt husband idea ill important inside interest job " +
    "join joke jump just keep key kid kill kind kit kitchen know lady land large last late laugh law " +
    "lead learn leave leaving left leg less let letter level lie life lift light like line list " +
    "listen little live local long look lose lot loud love low lunch machine make man many map march " +
    "mark marry married match matter may maybe mean meet member middle might mile mind minute miss " +
    "mix model modern moment money month moon more morning most mother mouth move much mum mom music " +
    "must name near neck need neighbor nephew never new next nice niece night nobody noise none " +
    "normal north nose note nothing notice now number nurse of off offer office often oil old on once " +
    "one only open or orange order other out outdoor outside over own pack page pain paint pair paper " +
    "parent park part partner party pass past patient pay pen people perhaps person pick picture " +
    "piece place plan plant plate play please plenty point police poor position possible pot power " +
    "practice present pretty price print problem proper proud public pull push put quick quiet quite " +
    "race radio rain raise reach read ready real reason red relax remember rent rest retire retired " +
    "return rich ride right ring rise river road roll room round row rule run sad safe sale same save " +
    "say school sea season seat second see seem sell send serious serve set seven several shape share " +
    "she shirt shoe shoot shop short shot should shoulder show shut side sign silver simple since " +
    "sing single sir sister sit six size skin sky sleep slow small smart smell smile smoke so soft " +
    "some son soon sort sound south space speak special spend spoil sport spot spring stand star " +
    "start state stay steal step stick still stone stop store story strange street strong stuff style " +
    "such sugar summer sun sure surprise sweet swim table take talk tall teach teacher team tell ten " +
    "term test than thing think third thousand three throw ticket tidy tie tight time tiny tip tired " +
    "to today together tomorrow tonight too tool top touch town toy train training travel treat tree " +
    "trip trouble true try turn twelve twice twin two type under until up upset use usual van very " +
    "view visit voice wait wake walk wall want warm wash waste watch water way weak wear weather week " +
    "weekend weight welcome well west wet what wheel when where white who whole why wide wife wild " +
    "will win wind window winter wish with woman wood word work world worry worth write wrong yard " +
    "year yellow yes yet young sixty seventy eighty ninety thirty forty fifty "
  )
    .trim()
    .split(" ")
    .map(stem),
);
