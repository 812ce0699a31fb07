import type { SafetyLexicon } from "../../lexicon.ts";

export const EN_SAFETY: SafetyLexicon = {
  states: {
    vegan:
      "vegan*, plant based, no animal products|product, nothing from animals, doesnt|dont eat animal products, nothing animal based, cruelty free only, avoids animal products, without animal products",
    vegetarian:
      "vegetarian*, veggie, veggies, vego, doesnt|dont|wont|never eat|eats|touch|touches meat, no meat, meat free, meatless, doesnt|dont eat animals, gave|given up meat, stopped eating meat, off meat, lacto ovo, cut out meat, quit meat",
    pescatarian: "pescatarian*, pescetarian*, piscatarian",
    muslim: "muslim*, moslem*, halal, islam*, ramadan, eid, hijab*, hajj, fasts for ramadan, mosque, iftar",
    jewish:
      "kosher, jewish, jew, orthodox jew|jews, shabbat, sabbath, hanukkah, chanukah, passover, rabbi, synagogue, bar mitzvah, bat mitzvah, keeps kosher",
    hindu: "hindu*, diwali, jain*, jainism",
    sober:
      "sober, is sober, getting sober, years|months|weeks|days sober, sobriety, teetotal*, tee total*, in aa, goes to aa, aa meetings|meeting, alcoholics anonymous, recovering|recovered|former|dry|ex alcoholic, alcoholic*, in recovery, recovering addict, off the booze|drink|sauce|alcohol|wine|beer, on the wagon, stopped|quit|quitting|quits drinking|alcohol|booze, gave|given|giving|gives up drinking|alcohol|drink|booze|the drink|the booze|wine|beer, doesnt|dont|didnt drink, doesnt|dont drink alcohol|anymore|any, doesnt|dont|never touch|touches alcohol|booze|drink|a drop, never|no longer drinks|drink, does not drink, do not drink, non drinker, nondrinker, not a drinker, isnt a drinker, not drinking, isnt drinking, rehab for alcohol|drink*, drinking problem, problem with alcohol|drink, struggled|struggles|battled|struggling with alcohol|drink|drinking|addiction, dry january, dry for # years|months, clean and sober, hasnt had a drink|drop, hasnt touched a drink|drop|alcohol, hasnt drunk|drunk, off drink, alcohol addiction|dependency|dependent, alcohol problem*, abstinent, abstains, addiction recovery, swore|sworn off alcohol|drink|booze|drinking, # years|months|weeks|days dry|sober|clean, straight edge, no booze, dry household, used to drink too much, used to drink, doesnt|dont really drink, doesnt take a drink, stays off alcohol|drink",
    "no-alcohol":
      "cant|cannot|mustnt|shouldnt|cant|not allowed to|isnt allowed to drink, cant|cannot|mustnt|shouldnt drink alcohol|wine|beer|at, cant|cannot|mustnt|shouldnt have|touch alcohol|booze|wine|drink, alcohol free, no alcohol, no booze, non alcoholic, no wine|beer|spirits|liquor|gin|whisky|whiskey|vodka|drink|drinks, nothing alcoholic, nothing boozy, without alcohol, off alcohol, not supposed to drink, cant|cannot have alcohol, liver disease|problems|transplant|failure|cirrhosis, antabuse, hepatitis, no drinking, alcohol isnt|is not allowed, alcohol and .. dont mix, allergic to alcohol|wine, cant|cannot mix .. alcohol, doctor says no drink*, mocktail*, driving so no drink, not to bring drink|alcohol|wine|booze, been to|in rehab, dont bring drink|alcohol|wine|booze, mormon*, lds, seventh day adventist",
    pregnant:
      "pregnan*, is expecting, 's expecting, are expecting, 're expecting, expecting, expecting a baby|her|their|twins|in, with child, baby on the way, baby due, due in $month, due next|this|any, due date, mum|mom|mother|mama|mummy to be, parents to be, up the duff, preggers, preggo, baby bump, bump, in .. first|second|third trimester, trimester, # weeks along|gone|pregnant, # months along|gone|pregnant, having a baby, having twins, trying for a baby, trying to conceive, expectant, in the family way, bun in the oven, doing ivf, about to give birth, due to give birth, ttc, carrying .. first|second|third|child|baby|twins, is due in, 's due in, knocked up",
    breastfeeding:
      "breastfe*, breast feeding, breast feeds, nursing a|her|the|their baby|newborn|son|daughter|twins, nursing mother|mum|mom, still nursing, lactating, pumping milk, expressing milk, feeding the baby herself, breast fed, nurses the baby, nurses her baby",
    diabetic: "diabet*, diabetes, type 1|2|one|two, insulin, blood sugar, prediabetic, t1d",
    "no-sugar":
      "sugar free, no sugar, no sugary, cant|cannot|shouldnt|mustnt have sugar|sweets|sugary, no sweets, cant have sweet*, keto, watching .. sugar, cut out sugar, off sugar, low sugar, low carb, given up sugar",
    coeliac:
      "coeliac*, celiac*, celliac, ceoliac, gluten free, gluten intoleran*, gluten sensitiv*, cant|cannot have|eat|tolerate|touch gluten|wheat|bread, no gluten|wheat, wheat free, wheat intoleran*, wheat allerg*, without gluten, off gluten, gluten .. problem, doesnt|dont eat gluten|wheat|bread, avoids gluten, gf diet, dermatitis herpetiformis",
    lactose:
      "lactose*, dairy free, milk free, dairy intoleran*, milk allerg*, dairy allerg*, no dairy|milk|lactose|cheese|cream, cant|cannot have|eat|tolerate|digest|drink dairy|milk|lactose|cheese, off dairy, without dairy|milk, milk protein, casein, doesnt|dont eat|do|have|drink dairy|milk|cheese, avoids dairy|milk",
    "nut-allergy":
      "nut free, nut allerg*, peanut allerg*, nutallergy, nut allergic, allergic to nut*|peanut*, no nuts|peanuts|nutty, nothing nutty, nothing with nuts, tree nut*, nuts are .. danger*|deadly, nuts could kill, nuts make .. swell|ill|sick, swells up .. nuts|peanuts, reacts to nuts|peanuts, cant|cannot|mustnt|shouldnt have|eat|touch|tolerate nuts|peanuts|nut|almonds|hazelnuts|walnuts|cashews, traces of nuts, no trace of nuts",
    allergies:
      "epipen*, epi pen*, epinephrine, auto injector, adrenaline pen, anaphyla*, severe allergies|allergy, food allergies|allergy, multiple allergies, lots of allergies, many allergies, several allergies, allergic to everything|lots|many|loads, food intolerance*",
    "no-caffeine":
      "no caffeine, caffeine free, decaf*, cant|cannot|shouldnt|mustnt have caffeine|coffee, off caffeine|coffee, given|gave up coffee|caffeine, doesnt|dont drink coffee|caffeine, doesnt|dont do caffeine, without caffeine, cut out caffeine|coffee, caffeine makes|gives|keeps, stopped drinking coffee, quit coffee|caffeine, coffee makes|gives|keeps, no coffee, avoids caffeine|coffee, caffeine sensitiv*, sensitive to caffeine",
    "no-perfume":
      "fragrance free, perfume free, scent free, unscented, no perfume|perfumes|fragrance|fragrances|scent|scents|scented|smells, strong|heavy smells|scents|odours|odors|perfumes|perfume|fragrances, sensitive to smell*|scent*|fragrance*|perfume*|odour*|odor*, smells|scents|perfume|perfumes|fragrance|fragrances|anything .. make|makes|give|gives|set|sets|trigger|triggers|bring|brings|bother|bothers|upset, scented|perfumed|fragranced .. make|makes|give|gives|bring|brings|trigger*|set|sets|bother*|upset*, sensitive nose|skin, eczema, dermatitis, psoriasis, rosacea, asthma*, copd, chemical sensitiv*, cant|cannot stand|bear|tolerate|have .. perfume|scents|smells|fragrance|fragrances|scented, allergic to perfume|scents|fragrance|smells, anything perfumed|scented, nothing scented|perfumed|smelly|fragranced, on oxygen, skin reacts, reacts to perfume|fragrance, scented candles give|make|set, hives from",
    migraine: "migraine*, cluster headache*",
    pollen:
      "hay fever, hayfever, pollen allerg*, allergic to pollen|flowers|grass|lilies|roses, no flowers|pollen, allergic rhinitis, flowers make .. sneeze|sneez*, pollen makes",
    "no-flame":
      "on oxygen, oxygen at home, home oxygen, flames arent|not allowed, candles arent|not allowed, no burning",
  },
  foods: {
    nuts: "nut, nuts, peanut, peanuts, almond, almonds, hazelnut, hazelnuts, walnut, walnuts, cashew, cashews, pistachio, pistachios, pecan, pecans, brazil nuts, tree nut, tree nuts, groundnuts, macadamia, macadamias, marzipan, nutella, praline, peanut butter, nutty",
    dairy:
      "dairy, milk, cheese, lactose, cream, butter, yoghurt, yogurt, milk products, dairy products, casein, whey, cow 's milk, cows milk",
    gluten: "gluten, wheat, barley, rye, bread, flour, spelt, pasta",
    egg: "egg, eggs, egg white, egg whites, mayonnaise, mayo",
    soy: "soy, soya, tofu, soybeans, soybean",
    sesame: "sesame, tahini, sesame seeds",
    fish: "fish, shellfish, seafood, prawns, shrimp, crab, lobster, crustaceans, mussels, oysters, salmon, tuna, molluscs, clams, cod, anchovies",
    meat: "meat, beef, chicken, steak, lamb, poultry, red meat, veal, turkey, duck, venison, any animal",
    pork: "pork, ham, bacon, pig, sausages, prosciutto, salami, chorizo",
    gelatine: "gelatine, gelatin, jelly, gummies, gummy bears, marshmallows",
    honey: "honey, bee products, beeswax, bees, bee stings, bee, propolis",
    alcohol:
      "alcohol, booze, wine, beer, gin, whisky, whiskey, vodka, spirits, liquor, rum, champagne, prosecco, cider, drink, port, sherry, cocktails, liqueur, ale, lager, tequila, brandy, bourbon",
    caffeine: "caffeine, coffee, espresso, energy drinks",
    sugar:
      "sugar, sweets, candy, sugary things, sugary, sweet things, sugary foods, anything sweet, sweet stuff, sweet treats, sugar in it",
    perfume:
      "perfume, perfumes, fragrance, fragrances, scent, scents, scented candles, scented, incense, essential oils, scented products, aftershave, cologne, lavender, strong smells, odours, perfumed, smells",
    leather: "leather, suede, fur",
    wool: "wool, cashmere, mohair, lanolin, woollen, alpaca, angora, woolen, woollens, merino",
    silk: "silk",
    feathers: "feathers, feather, down, feather pillows, down pillows, down duvet, goose down, duvets",
    latex: "latex, rubber gloves, rubber, balloons",
    pollen: "pollen, flowers, cut flowers, grass, lilies, ragweed, birch, tree pollen, roses",
  },
  allergicTo:
    "allergic to, allergy to, allergies to, intolerant to|of, intolerance to|of, anaphylactic to, reacts badly|terribly|violently? to, reaction to, reacts to, sensitive to, sensitivity to, allergies, allergy, intolerances, breaks out from, gets hives from|with, comes out in .. from, cant|cannot|mustnt|shouldnt|couldnt|may not have|eat|touch|tolerate|digest|stomach|consume|process|handle|do|wear|be near, not allowed to have|eat|touch, not allowed, unable to eat|digest|tolerate, gets ill|sick from, doesnt|dont|wont|never|didnt eat|eats|touch|touches|tolerate|consume|wear|wears|have any, does not eat|wear|tolerate, free of|from, free from, stay|stays away from, keep|keeps away from, off limits, no traces of, no trace of, severe reaction to, deathly|highly|severely|very|terribly|badly|deadly|extremely allergic to, allergens, dietary requirements, trigger for, triggered by, swells up from, itches from, rash from",
  allergy:
    "allergy, allergies, allergic, intolerance, intolerances, intolerant, free, sensitivity, sensitive, anaphylaxis, are|is forbidden|banned|dangerous|deadly|lethal, make|makes .. ill|sick|sneeze|itch|swell|wheeze|poorly, upset|upsets .. stomach, brings .. out in, could|would|can kill|hospitalise|hospitalize, give|gives .. rash|hives|headache|headaches|migraine|migraines, set|sets off, disagree|disagrees with, doesnt|dont agree with, make|makes .. come out in, trigger|triggers, is|are off limits, is|are out, bring|brings .. hives, dont|doesnt sit well",
  fine: "fine with, ok with, okay with, no problem with|eating, can eat|have|drink|tolerate, eats, not allergic to, isnt allergic to, wasnt allergic to, arent allergic to, never been allergic to, no allergies, no allergies to, isnt intolerant to|of, no longer allergic to, has no allergies, no known allergies, not allergic, isnt allergic, grew out of .. allergy, outgrew .. allergy, no intolerance*, no allergy, no allergy to, no dietary requirements|restrictions, not vegan, not vegetarian, isnt|arent|wasnt a? vegan|vegetarian|pregnant|diabetic|muslim|jewish|coeliac|celiac, not a vegan|vegetarian, not pregnant, not actually|really|even pregnant|vegan|vegetarian|diabetic, not diabetic, no longer vegan|vegetarian|pregnant|breastfeeding, never pregnant, not coeliac|celiac, not sober, isnt sober, never sober, not exactly sober, stopped breastfeeding, isnt breastfeeding, not breastfeeding anymore, not religious, not muslim|jewish|hindu, not teetotal, isnt teetotal",
};
