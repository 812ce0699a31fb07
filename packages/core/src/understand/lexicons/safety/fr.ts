import type { SafetyLexicon } from "../../lexicon.ts";

export const FR_SAFETY: SafetyLexicon = {
  states: {
    vegan:
      "vegan*, vegane*, vegetalien*, vegetalisme, aucun produit animal, produits d' origine animale, 100 vegetal, rien d' animal, produits animaux, alimentation vegetale",
    vegetarian:
      "vegetarien*, vege, vegetarisme, mange pas|plus de viande, sans viande, pas de viande, aucune viande, ne mange aucune viande, mange jamais de viande, arrete la viande",
    pescatarian: "pescetarien*, pesco*, pescovegetarien*",
    muslim: "musulman*, halal, islam*, ramadan, aid, voilee, mosquee",
    jewish: "juif*, juive*, casher*, kasher*, cacher*, shabbat, hanouka, hanoukka, synagogue",
    hindu: "hindou*, diwali",
    sober:
      "sobre depuis, est sobre, sobriete, ne boit plus|jamais, boit plus, boit jamais, boit pas, alcoolique*, arrete (l' alcool|de boire), ancien alcoolique, abstinent*, arrete de boire, a arrete (de boire|l' alcool), plus une goutte, alcooliques anonymes, sevrage, addiction a l' alcool, desintox*, jamais d' alcool, ne touche plus a l' alcool, touche plus a l' alcool, sevre*, cure, ne touche pas a l' alcool, plus d' alcool, boit pas d' alcool, boit plus d' alcool, probleme (d' alcool|avec l' alcool), problemes (d' alcool|avec l' alcool), # ans de sobriete, sobre, ne consomme pas d' alcool, lutte contre l' alcool*, renonce a l' alcool, boit plus du tout",
    "no-alcohol":
      "pas d' alcool, sans alcool, ne peut pas boire, peut pas boire, peut plus boire, pas de vin, pas de champagne, aucun alcool, pas droit a l' alcool, droit a l' alcool, alcool interdit, alcool lui est interdit, rien d' alcoolise, pas le droit de boire, doit pas boire, supporte pas l' alcool, cirrhose, maladie du foie, evite l' alcool, ni vin, mormon*",
    pregnant:
      "attend son|leur|un premier|deuxieme|second|troisieme|petit bebe|enfant, attendent leur|un premier|deuxieme|second|troisieme|petit bebe|enfant, enceinte*, attend un|son|leur bebe|enfant|heureux, attend des jumeaux, attendent un|leur bebe|enfant, future maman|mere|parents, futurs parents, grossesse, attend une petite fille, attend un petit garcon, femme enceinte, va accoucher, bientot maman, va avoir un bebe, vont avoir un bebe, # mois de grossesse, ventre rond, accouche en|bientot, attend famille, heureux evenement, essaie d' avoir un, pma, fiv",
    breastfeeding: "allait*, allaite, donne le sein, tire son lait, nourrit au sein, allaitement",
    diabetic: "diabet*, insuline, glycemie, du diabete",
    "no-sugar":
      "sans sucre, pas de sucre, pas de sucreries|bonbons|confiseries, interdit de sucre, ni sucre, pas droit au sucre, eviter le sucre, surveille .. sucre",
    coeliac:
      "coeliaque*, celiaque*, sans gluten, intoleran* au gluten, pas de gluten, allergie au gluten|ble, allergique au gluten|ble, supporte pas le gluten, digere pas le gluten, maladie coeliaque, ni gluten, peut pas manger de gluten|ble|pain",
    lactose:
      "lactose, sans lactose, sans lait, intoleran* au lactose|lait, pas de lait|lactose|laitages|fromage, allergie au lait, allergique au lait|lactose|produits laitiers, digere pas le lait|lactose|fromage, supporte pas le lait|lactose, caseine, pas de produits laitiers, proteines de lait, ni lait",
    "nut-allergy":
      "allergique aux noix|arachides|cacahuetes|fruits a coque|noisettes|amandes|fruits secs, allergie aux noix|arachides|cacahuetes|fruits a coque|noisettes|amandes, sans noix|arachide*|fruits a coque|cacahuetes, fruits a coque, pas de noix|cacahuetes|noisettes|fruits a coque|arachides, allergie arachide, allergie a l' arachide, allergique a (l' arachide|la noix|la cacahuete|la noisette), traces de noix|fruits|cacahuetes, ni noix",
    allergies:
      "epipen, anapen, stylo d' adrenaline, anaphyla*, allergies alimentaires, allergie alimentaire, plusieurs allergies, multiples allergies, plein d' allergies, polyallergique, choc allergique, adrenaline auto injectable, adrenaline sur, intolerances alimentaires, allergies severes, allergies graves, stylo adrenaline",
    "no-caffeine":
      "sans cafeine, pas de cafe|cafeine, decafeine, deca, plus de cafe, supporte pas (le cafe|la cafeine), evite la cafeine, boit pas de cafe, boit plus de cafe, ni cafe, pas droit au cafe, cafeine lui",
    "no-perfume":
      "sans parfum, pas de parfum*|odeur*, odeurs fortes, allergique (aux parfums|aux odeurs|au parfum), sensible aux odeurs|parfums, parfums .. mal|migraine|migraines, odeurs .. mal|migraine|migraines, parfum .. mal|migraine|migraines, eczema, asthm*, peau sensible|fragile, supporte pas (les parfums|les odeurs|le parfum|l' odeur), non parfume*, psoriasis, rien de parfume, parfums forts, nez sensible, bougies parfumees lui|la|le, parfums lui donnent, odeurs lui donnent, allergie (aux parfums|au parfum), allergie au parfum, parfums la|le rendent, parfums l' incommodent, peau atopique, peau reactive, bpco, les parfums lui, les odeurs lui, le parfum lui",
    migraine: "migraine*",
    pollen:
      "rhume des foins, allergique (au pollen|aux pollens|aux fleurs|aux graminees), pollen*, allergie (au pollen|aux pollens|aux graminees), pas de fleurs, rhinite allergique, graminees",
    "no-flame": "sous oxygene, bougies interdites, pas de flamme*",
  },
  foods: {
    nuts: "noix, noisette, noisettes, arachide, arachides, cacahuete, cacahuetes, amande, amandes, pistache, pistaches, fruits a coque, cajou, praline, pralines, frangipane, massepain, pate d' amande, nutella, noix de cajou, nougat, fruits secs, noix de pecan",
    dairy:
      "lait, lactose, fromage, fromages, creme, beurre, laitages, produits laitiers, yaourt, yaourts, laitage",
    gluten: "gluten, ble, seigle, orge, farine, pain, epeautre",
    egg: "oeuf, oeufs, blanc d' oeuf",
    soy: "soja, tofu",
    sesame: "sesame, tahini",
    fish: "poisson, poissons, fruits de mer, crustaces, crevettes, coquillages, saumon, moules, homard, thon, huitres",
    meat: "viande, viandes, boeuf, poulet, agneau, charcuterie, volaille, veau, viande rouge",
    pork: "porc, jambon, lardons, saucisson, cochon, bacon, saucisse",
    gelatine: "gelatine, bonbons gelifies, guimauve, guimauves",
    honey: "miel, abeilles, piqures d' abeilles, produits de la ruche, propolis, cire d' abeille",
    alcohol:
      "alcool, vin, biere, champagne, whisky, rhum, vodka, gin, spiritueux, liqueur, vins, cocktails, alcools, cidre, aperitif, bulles, pastis",
    caffeine: "cafeine, cafe, expresso",
    sugar: "sucre, sucreries, bonbons, confiseries, sucres, sucreries",
    perfume:
      "parfum, parfums, odeurs, bougies parfumees, encens, odeur, senteurs, huiles essentielles, bougie parfumee, eau de toilette, lavande, fragrances, apres rasage",
    leather: "cuir, fourrure, daim",
    wool: "laine, cachemire, merinos, lanoline, mohair, angora, alpaga",
    silk: "soie",
    feathers: "plumes, duvet, plume, oreillers en plumes, plume d' oie",
    latex: "latex, caoutchouc, ballons",
    pollen: "pollen, pollens, fleurs, graminees, bouleau, herbe, fleurs coupees, lys",
  },
  allergicTo:
    "allergique a|au|aux, allergie a|au|aux, allergies, intolerances, intolerant a|au|aux, intolerante a|au|aux, intolerance a|au|aux, supporte pas, supporte plus, digere pas, tolere pas, reagit a|au|aux|mal, reagit mal a|au|aux, sensible a|au|aux, mange pas|plus|jamais|ni de?|d', mangent pas|plus de|d', mange aucun|aucune, boit pas de|d', boivent pas de|d', peut pas manger|boire|avoir|consommer|porter de|d'|du, peut manger ni, peut pas manger, doit eviter, interdit de|d', porte pas de|d', porte jamais de|d', ne mange pas|plus|jamais|ni, mange ni, ni, allergenes, allergique, hypersensible a|au|aux, ne prend ni, urticaire avec, n' a pas le droit a|au|aux, allergique surtout a|au|aux",
  allergy:
    "allergie, interdit, interdits, sont interdits, est interdit, proscrit, lui est interdit, lui sont interdits, lui donne .. mal|migraine|migraines|boutons, lui donnent .. mal|migraine|migraines|boutons, la rend malade, le rend malade, lui sont deconseilles, a bannir, sont a bannir, est a bannir, a proscrire, sont proscrits, elle|il est allergique, elle|il y est allergique, elle|il ne supporte pas, elle|il supporte pas, lui font mal, declenche*",
  fine: "pas allergique a|au|aux, pas allergique, plus allergique, aucune allergie, pas d' allergie, pas d' allergies, pas enceinte, plus enceinte, pas vegetarien|vegetarienne|vegan|vegane|musulman|musulmane|diabetique|juif|juive|coeliaque|celiaque, plus vegetarien|vegetarienne|vegan|vegane, mange de tout, mange tout, aucune intolerance, pas de probleme avec, n' est allergique a rien, est plus vegan|vegane|vegetarien|vegetarienne, pas intolerant|intolerante, pas sobre, allaite plus, n' allaite pas, pas alcoolique, pas croyant|croyante|pratiquant|pratiquante, remange, mange a nouveau, tolere bien, supporte tres bien, supporte bien, digere tres bien",
};
