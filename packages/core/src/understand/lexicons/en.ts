import type { Lexicon } from "../lexicon.ts";

export const EN: Lexicon = {
  marks:
    "the and with who she he they has have is are was for of her his their my our not but she's loves likes lives works doesnt isnt " +
    "dont wants just very really would from about into at on in it this that a an to all so no kind boot once come man brief hat war also " +
    "die son sin con more pan fast arm bad gift rate main pain chat pour coin fin has never any some still too when what which because " +
    "most best new old years age turns been does got get old like be or as by out up can will only always every after before had",
  classes: {
    her: "his|her|their",
    my: "my|our",
    is: "is|'s|was|are|'re|be|being|been|am|'m|were",
    have: "has|have|had|'ve|got|'s",
    no: "no|without|lacks|hasnt|havent",
    dont: "doesnt|dont|didnt|never|wont|cant|cannot|not",
    person: "someone|somebody|person|lady|guy|man|woman|girl|boy|people|one",
    pet: "dog|dogs|cat|cats|puppy|kitten|rabbit|hamster|horse|pet|pets|labrador|spaniel|terrier|retriever|parrot|budgie|tortoise|guinea|pony",
    family:
      "husband|wife|partner|spouse|mother|father|mum|mom|dad|son|daughter|brother|sister|parents|child|baby|friend|fiance|fiancee|grandmother|grandfather|gran|nan|grandma|grandad|grandpa|girlfriend|boyfriend|twin|aunt|uncle|nephew|niece|grandson|granddaughter|mate|soulmate",
    home: "flat|apartment|home|room|studio|place|house|condo|bedsit",
    month:
      "january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|month|week",
    recent: "just|recently|newly|now|finally|freshly|about|soon",
    weak: "stiff|shaky|shaking|weak|trembling|painful|sore|numb|swollen|clumsy|arthritic|bad",
  },
  giver: "i, we, im, ive",
  she: "she",
  he: "he",
  they: "they, hers, theirs",
  my: "my, our",
  her: "his, her, their",
  kin: {
    partner:
      "wife/f, husband/m, girlfriend/f, boyfriend/m, partner, spouse, fiance/m, fiancee/f, hubby/m, wifey/f, missus/f, other half, better half, significant other, gf/f, bf/m, long term partner, civil partner, love of my life",
    mother:
      "mother/f, mum/f, mom/f, mummy/f, mommy/f, mam/f, mama/f, stepmother/f, stepmum/f, stepmom/f, step mum/f, step mother/f, step mom/f, mothers/f, ma/f",
    father:
      "father/m, dad/m, daddy/m, papa/m, stepfather/m, stepdad/m, step dad/m, step father/m, pops/m, old man/m",
    parents: "parents/p, mum and dad/p, mom and dad/p, folks/p, mother and father/p, mum & dad/p",
    child:
      "son/m, daughter/f, child, kid, kids/p, children/p, sons/p, daughters/p, baby, twins/p, toddler, stepson/m, stepdaughter/f, step son/m, step daughter/f, little one, eldest, youngest, baby boy/m, baby girl/f, little girl/f, little boy/m, little ones/p, teenager, middle one, firstborn, newborn, teen, triplets/p, toddlers/p, teenagers/p, babies/p, lad/m, bairn",
    sibling:
      "sister/f, brother/m, sis/f, bro/m, siblings/p, sibling, twin sister/f, twin brother/m, half sister/f, half brother/m, stepsister/f, stepbrother/m, step brother/m, step sister/f, big sister/f, little brother/m, brothers/p, sisters/p, twin, big brother/m, little sister/f, kid brother/m, kid sister/f",
    grandparent:
      "grandmother/f, grandma/f, granny/f, gran/f, nan/f, nana/f, nanna/f, nanny ann/f, grandfather/m, grandpa/m, grandad/m, granddad/m, gramps/m, grandparents/p, great grandmother/f, great grandfather/m, great gran/f, great nan/f, grandmum/f, gramma/f, nonna/f, nanan/f, great grandma/f, great grandad/m, great grandpa/m, bubbe/f, abuela/f, oma/f, opa/m",
    grandchild:
      "grandson/m, granddaughter/f, grandchild, grandchildren/p, grandkids/p, grandkid, grandsons/p, granddaughters/p, grand daughter/f, grand son/m, great grandson/m, great granddaughter/f, grandbaby",
    "aunt-or-uncle": "aunt/f, auntie/f, aunty/f, uncle/m, great aunt/f, great uncle/m, aunts/p, uncles/p",
    "niece-or-nephew":
      "niece/f, nephew/m, nieces/p, nephews/p, great niece/f, great nephew/m, stepniece/f, stepnephew/m",
    cousin: "cousin, cousins/p, second cousin, cuz",
    "in-law":
      "mother in law/f, father in law/m, brother in law/m, sister in law/f, son in law/m, daughter in law/f, in laws/p, inlaws/p, mil/f, fil/m, parents in law/p, in law, brothers in law/p, sisters in law/p",
    godchild: "godson/m, goddaughter/f, godchild, god daughter/f, god son/m, godchildren/p",
    family:
      "family, relatives/p, relative, godmother/f, godfather/m, god mother/f, whole family, aunt and uncle/p, godparents/p",
    couple: "newlyweds/p, couple, bride and groom/p, married couple/p, friends who are getting married/p",
    "close-friend":
      "best friend, bestie, best mate, closest friend, bff, oldest friend, old friend, close friend, dearest friend, childhood friend, lifelong friend, school friend, best pal, best buddy, dear friend",
    friend:
      "friend, mate, pal, buddy, flatmate, roommate, housemate, friends/p, mates/p, chum, girlfriends/p, penpal, pen pal, teammate, gym buddy, drinking buddy",
    "new-date":
      "new boyfriend/m, new girlfriend/f, date, new bloke/m, crush, situationship, tinder date, new fella/m, new man/m, new flame",
    ex: "ex, ex wife/f, ex husband/m, ex girlfriend/f, ex boyfriend/m, ex partner, former wife/f, former husband/m, exwife/f, exhusband/m",
    colleague:
      "colleague, coworker, co worker, workmate, colleagues/p, coworkers/p, co workers/p, work friend, deskmate, office mate, desk mate, work colleague, teammates/p, intern, work bestie, work wife/f, work husband/m, secret santa recipient",
    boss: "boss, manager, supervisor, line manager, team leader, team lead, director, ceo, head of department, foreman, chief",
    employee:
      "employee, employees/p, assistant, secretary, team member, apprentice, cleaner, staff/p, trainee, gardener/m, housekeeper, au pair, cleaning lady/f, pa, my team/p, direct report, nanny/f",
    client: "client, customer, clients/p, customers/p, business partner, supplier",
    teacher:
      "teacher, teachers/p, tutor, professor, coach, mentor, instructor, class teacher, piano teacher, headteacher, head teacher, music teacher, form tutor, nursery teacher, teaching assistant, swimming teacher, supervisor of my thesis, lecturer, trainer, kindergarten teacher, preschool teacher, driving instructor, dance teacher, phd supervisor",
    carer:
      "carer, caregiver, nurse, childminder, babysitter, nursery worker, care worker, dog walker, doctor, midwife, home help, cat sitter, dog sitter, sitter, daycare teacher, daycare worker, physio, physiotherapist, therapist, gp, health visitor",
    neighbour:
      "neighbour, neighbor, neighbours/p, neighbors/p, next door, guy next door, lady next door/f, old lady next door/f, couple next door/p, man next door/m, landlady/f, landlord/m, guy upstairs/m, lady across the road/f, lady downstairs/f",
    host: "host, hosts/p, hostess/f, host family, airbnb host, dinner hosts/p",
    acquaintance:
      "acquaintance, postman/m, hairdresser, barber, mailman/m, postwoman/f, receptionist, plumber, bus driver, priest, vicar, pastor, friend of a friend, someone i barely know, someone i hardly know, barista, builder",
    pet: "my dog, our dog, my cat, our cat, my puppy, our puppy, my kitten, our kitten, the dog, the cat, my horse, my rabbit, our rabbit",
  },
  relations: {
    "new-date":
      "# dates with, few|two|three|four|couple dates, few|couple of dates, just|recently started dating|seeing, just started going out, i|we just|recently met .. dating, second|third|first date, been dating for # weeks|months, been seeing .. few|couple weeks|months, we matched on, someone i started seeing, early days with, only been dating",
    colleague:
      "secret santa .. office|work, office secret santa, work secret santa, from accounts|accounting|hr|sales|marketing|finance, colleague from, works with me, in my team, on my team, sits next to me at work, sits opposite me, desk next to mine, share an office, leaving do at work, from work, at my work, someone at work, person at work",
    host: "staying with them, putting us|me up, staying with|at .. house, invited us|me to|for dinner|lunch|weekend|thanksgiving|christmas, having us for|over, dinner party host, hosting us|me, hosts us|me, be staying with, are hosting, invited for dinner|lunch",
    neighbour:
      "lives next door, live next door, lives across the street|road|hall|landing, lives upstairs|downstairs from, from next door, across the road|street|hall",
    self: "for myself, for me, treat myself, treating myself, to myself, gift to me, present to me, just for me, it's for me, i deserve, spoil myself",
    carer:
      "looks after my|our|the, look after my|our, cares for my|our, cared for my|our, takes care of my|our, minds my|our kids|children|son|daughter, looked after my|our|us",
    "close-friend":
      "known each other since school|childhood|we were|uni|university|nursery|college|kindergarten|forever, known each other for # years, friends since, friends for # years, known her|him since|for, been friends, like a sister|brother to me",
    teacher: "teaches my|our, taught my|our|me, my|our .. school teacher, coaches my|our",
    couple:
      "they are getting married, they're getting married, the happy couple, newly weds, getting hitched",
    boss: "i work for him|her|them, is my boss, i report to",
    client: "big account of ours, does business with us, we do business with",
    acquaintance:
      "barely know|knows him|her|them, hardly know him|her|them, dont know him|her|them very well, dont really know, never met",
    pet: "for the dog|cat|puppy|kitten",
  },
  signs: {
    not: "not, doesnt, dont, didnt, isnt, arent, wasnt, wont, never, hardly, barely, cant, cannot, wouldnt, hasnt, havent, hadnt, shouldnt, no longer, not really, rarely, seldom, aint, refuses to, stopped, unable to, not at all, werent, not exactly, not much of",
    no: "no, without, nothing with|containing, nothing that has|contains, neither, nor, no more, none of, nothing made of|from|with, avoid, avoids, avoiding, keep|steer|stay clear of, stays|keep|keeps|stay away from, steers clear of, minus, excluding, leave out, leaves out, cut out, cuts out, cutting out, given up, gave up, giving up, has quit, quit, quitting, swore off, sworn off, off the, came off, ruled out, rule out, skip the, skip, no need for|of, doesnt need, dont need, dont get|buy|give|send|want|suggest .. anything with|to, dont suggest anything to do with, anything to do with, please no, so is|are, not any, not another, dont want, doesnt want, didnt want, forget about, hold the, nothing to do with, nothing related to, nothing involving, nothing about, not allowed, isnt allowed, arent allowed, cant be doing with, except, except for, apart from, any|everything|anything|something other than, other than, anything but, everything but, all but, anything except|bar, everything except|bar, nothing like, no such thing as, lacks, lacking, lack of, does without, lives without, hasnt got, havent got, doesnt|dont|didnt own|have|possess, doesnt even own|have, has no, have no, got no, there is|'s no, moratorium on, ban on, has banned",
    like: "loves, love, loved, likes, liked, enjoys, enjoy, enjoying, adores, adore, is into, 're into, 's into, are into, really into, been into, big into, so into, very into, still into, totally into, heavily into, fan of, fond of, mad about|on|for, crazy about, nuts about, obsessed with|by, passionate about, keen on, hooked on, addicted to, interested in, fascinated by|with, a sucker for, partial to, can't get enough of, cant get enough of, lives for, swears by, devoted to, wouldnt say no to, never says no to, never say no to, cant|cannot resist, cant|cannot live|do|start|function|survive .. without, cant go wrong with, wild about, favourite|favorite things|thing is|are, favourite hobby is, loves nothing more than, nothing .. more than, spends .. life on, spends .. weekends|time|evenings|days|sundays, collects, collecting, collector of, plays, play, playing, learning, does, goes, practises, practices, doing, prefers, would rather be, big on, lover of, soft spot for, interest in, interests, passion for, hobbies, hobby, addict of, follows, supports, watches, listens to, into his|her|their, got into, getting into, taken up, took up, taking up, not averse to, not that he|she|they dislikes|hates|minds, dont think .. not like|mind|love, always up for, doesnt|dont|wouldnt mind, isnt|not averse to, doesnt say no to, doesnt dislike, wont say no to, nothing she|he|they doesnt love about, nothing she|he|they love more than, never tires of, never|doesnt get|gets tired of, never get|gets enough of, cant stop, not unhappy with, doesnt hate, 'd live on, would live on, fan, happiest when, happiest in|on",
    liked:
      "lover, lovers, fan, fans, addict, enthusiast, nut, nerd, geek, freak, drinker, buff, mad, obsessed, fanatic, fiend, junkie, person through and through, person, is his|her|their thing, is .. favourite|favorite, 's .. thing, are .. favourite|favorite, is always welcome, always goes down well, would be great|nice|lovely|perfect, is fine, are fine, are welcome, are his|her|their thing, keeps him|her|them happy",
    dislike:
      "hates, hate, hated, hating, dislikes, dislike, disliked, loathes, loathe, detests, detest, despises, cant|cannot stand|bear|abide|stomach, couldnt stand|care less about|for, not a|an fan of, not a big|huge|great fan of, isnt a fan of, isnt a big|huge|great|massive fan of, no fan of, never a fan of, never been a fan of, not into, isnt into, arent into, never into, not really into, isnt really into, not big on, isnt big on, not keen on, isnt keen on, isnt fond of, not fond of, not one for, isnt one for, never one for, not a lover of, not much of a|an, isnt much of a|an, not a|an, isnt a|an, sick of, sick to death of, tired of, fed up with|of, bored of|with|by, had enough of, has enough of|already, enough, too many, too much, so many, far too many, way too many, more than enough, drowning in, buried in|under, swimming in, overrun with|by, overflowing with, full of, no interest in, no time for, no use for, no patience for|with, gone off, went off, goes off, put off by, over, done with, allergic to the idea of, no love for, has no love for, terrified of, scared of, afraid of, finds .. boring, turns|turned .. nose up at, cant see the point of, doesnt see the point of, doesnt get on with, doesnt care for|about, dont care for|about, doesnt do, dont do, isnt interested in, not interested in, never liked, never took to, averse to, enough of, plenty of, stacks of, piles of, heaps of, drawer full of, cupboard full of, shelves of, rather not, cant be bothered with, can live without, could live without, can do without, leaves him|her|them cold with, stop giving|buying him|her|them, not another, shudders at, resents, no more",
    disliked:
      "is out, are out, is a no, are a no, is a no no, are a no no, is|are not his|her|their thing, isnt|arent his|her|their thing, isnt .. thing, arent .. thing, is off the table, are off the table, is off limits, are off limits, bore|bores him|her|them, does nothing for, do nothing for, leaves him|her|them cold, leave him|her|them cold, not so much, not at all, is banned, are banned, isnt|arent for him|her|them, is|are not for him|her|them, galore, everywhere, coming out of his|her|their ears, is|are wasted on, make|makes .. skin crawl, drives|drive .. mad|crazy, get|gets on .. nerves, is not .. cup of tea, isnt .. cup of tea, not .. cup of tea, are not .. cup of tea, arent .. cup of tea, no thanks, no thank you, nope, no",
    own: "already has|have|had|owns|own|got|bought|possesses, has|have|got already, already, owns, own, owning, possesses, 's got, has got, have got, has|have all|every|each|several|three|four|five|six|plenty|lots|tons|loads|dozens|multiple, has|have plenty|lots|tons|loads|dozens|tonnes|enough of, has|have a lot|ton|load|bunch of, just|recently|already|finally bought|got, treated himself|herself|themselves to, bought|got himself|herself|themselves, bought him|her|them, got him|her|them, gave him|her|them, given him|her|them, we gave|got|bought, i gave|got|bought, was given, were given, received, uses his|her|their own, plays his|her|their own, has two|2, plus two|three|2|3, collection of, just upgraded|splashed to, invested in, splashed out on, is the proud owner of, proud owner of, has his|her|their own, inherited",
    have: "has, have, had, having",
    want: "wants, want, wanted, would love|like|adore|appreciate|enjoy|kill|use|need, 'd love|like|adore|appreciate, mentioned, mentioning, mentions, been wanting|eyeing|meaning|longing|asking|talking|hinting|dreaming|saving, has been wanting to, been eyeing up, been after, been asking for, been hinting at, been hinting about, been saving for|up, been looking at, been talking about, been dreaming of|about, always wanted, always dreamed of, always dreamt of, has always wanted to, dreams of|about, dreaming of, dreamt of, longs for, wishes he|she|they had, wishes for, hankering after|for, hinted at|about|that, dropped hints about, keeps talking about|mentioning|admiring, keeps going on about, keeps hinting at|about, keeps looking at, keeps saying .. needs|wants, could use, could do with, needs, need, needed, is after, wish list, wishlist, asked for, asks for, asking for, in need of, in the market for, saving up for, saving for, thinking of|about getting|buying, wants to start|try|learn|get, would love to try|learn|have|get|own, really wants is, what .. wants is, lusting after, covets, has .. eye on, been coveting, set .. heart on, desperate for, would be thrilled with, would really like|love, on the lookout for, looking for, looking to buy, dream is, wants nothing more than",
    consume:
      "eat, eats, eating, drink, drinks, drinking, have, touch, touches, tolerate, tolerates, digest, consume, consumes, cook with, cooks with, handle, wear, wears, use, uses, stomach",
    past: "used to be, used to think|love|like|enjoy|have|play|do|go|collect|own|be|knit|run|paint, was once, once was, formerly, in the past, before, no longer a|an",
    turn: "but, however, though, although, yet, rather, instead, whereas, while, these days, nowadays, otherwise",
    request:
      "i want, we want, i need, we need, i am looking for, i 'm looking for, we 're looking for, looking for, i 'd like, we 'd like, i would like, we would like, i 'm after, im looking for, i was thinking, i thought, id like, something, i dont want, we dont want, i'd rather, i 'd rather not, please, need, i know, i think, i hope, i believe, i heard, i guess, we think, we know, i'm sure, i 'm sure, i 'm told",
    says: "says, said, told, tells, thinks, reckons, knows, mentioned that, asked me, warned",
    "gift-for":
      "this is for, it's for, it is for, it 's for, that 's for, gift for, present for, gift is for, present is for, something for, buying for, shopping for, looking for a gift|present for, looking for something for, ideas for, idea for, gifts for, presents for, surprise for, treat for, to give to, give to, thing for, all for, thank you for|to, thank you gift|present for|to, birthday of, one 's for, one is for, gift goes to, this one 's for, birthday present for, christmas present for, birthday gift for, meant for, intended for, want to thank, to thank, thanking",
    "for-them":
      "who the present|gift is for, whom the present|gift is for, who this is for, the present|gift is for him|her|them, gift is for her|him, who it's for, is who the present|gift is for, who i 'm buying for, gets the present|gift",
    died: "died, passed away, passed on, passed, is dead, 's dead, was killed, isnt with us, no longer with us, has died, is gone, who died, dying, 's funeral, s funeral",
    nothing:
      "blind date|dates|spot|spots|tasting, colour|color blind, blind drunk, work|works|working|volunteer|volunteers|teaches|helps with|for .. blind|deaf|disabled|elderly|homeless|prisoners|refugees|dementia, deaf to, tone deaf, deaf ears, sober colours|colors|design|style|taste|look|suit|suits|tones, sober minded, nut company|job|factory|shop, tough nut, nuts and bolts, health nut, nuts about, job in .. prison, prison officer|guard|warden|break, works|work|working in|at a|the? prison|hospice|prisons, expecting too (much|visitors|guests|a parcel), expecting to|that|us|nothing|great|it, care home manager, retirement home manager, hospital corners|radio|drama|dramas, not only, not just, no problem, no worries, no doubt, no idea, not sure, no matter, no budget, no rush, no pressure, no limit, dont know, dont mind, dont worry, doesnt matter, doesnt mind, isnt it, no one, no., never mind, not yet, couldnt be|agree, no particular|special occasion|reason, last year, nothing else matters, boat race, anchor man, cancer research|charity|ward|nurse, star sign, is a cancer, zodiac, married to .. job, baby shower, baby carrots, dates back, date night, up to date, date of, to date, wine coloured|red|colour, moving story|film|books, honey coloured, peanut gallery, silk road, egg chair, wool shop, fish and chips shop, milk chocolate, chicken keeper, house music, boss of, like a boss, family tree, family room, family home, family friendly, mother 's day, mothers day, father 's day, fathers day, old school, old fashioned, retired racehorse|greyhound, play dates, can see, over the moon, over the years, over the top, over christmas, over time, over there, loves her, loves his, loves him, passed .. exams|exam|test|driving, passed the, over the summer, full of life|energy|joy|ideas|fun|beans|himself|herself|love, enough for, enough to, plenty of time, cooking fish, guide dog trainer",
  },
  situations: {
    blind:
      "blind, is blind, went blind, gone blind, going blind, legally blind, lost .. sight|eyesight|vision, losing .. sight|eyesight|vision, registered blind, cant|cannot see at all, cant|cannot see anything, totally blind, guide dog, reads braille, sightless",
    "low-vision":
      "visually impaired, partially|partly sighted, sight impaired, vision impaired, macular degeneration, glaucoma, cataracts|cataract, poor|bad|weak|failing|low|limited eyesight|sight|vision|eyes, eyesight|sight|vision|eyes is|are|'s failing|going|poor|bad|weak|terrible, cant|cannot see well|much|properly|clearly, doesnt|dont see well|much, trouble|difficulty|struggles|hard seeing|reading|to see|to read, large print, needs a magnifier|magnifying, eyes are not what, eyes arent what, eyesight isnt what, eyes going, eyes give .. trouble, cant read small print, cannot read small print, nearly blind, almost blind, retinitis",
    deaf: "deaf, is deaf, born deaf, went deaf, cant|cannot hear at all|anything, cant|cannot hear, profoundly deaf, uses sign language, signs bsl, lost .. hearing, cochlear implant*, stone deaf, bsl user",
    "hard-of-hearing":
      "hard of hearing, hearing aid|aids, hearing loss, hearing impaired, partially deaf, deaf in one, doesnt hear well, cant hear well, hearing is|'s going|bad|poor|failing|not, going deaf, loses|losing .. hearing, tinnitus, deaf in .. ear, half deaf, a bit deaf",
    wheelchair:
      "wheelchair, wheelchair user, uses a wheelchair, wheel chair, paralysed|paralyzed, paraplegic, tetraplegic, quadriplegic, cant|cannot walk, unable to walk, spinal injury, powerchair",
    "limited-mobility":
      "limited|reduced|poor|restricted mobility, mobility issues|problems|scooter|aid, walking frame|stick|aid, zimmer, uses a walker|cane|stick|frame, with a stick|cane|walker|frame, bad|weak|sore|stiff|dodgy|gammy|wonky knee|knees|hip|hips|back|legs|leg, trouble|difficulty|struggles|struggling walking|with walking|to walk|getting about|with stairs|on stairs|getting around|standing, cant|cannot stand long|for, cant|cannot walk far|much|well|very, doesnt walk well|much, housebound, crutches, amputee, not steady on, unsteady on, cant climb stairs, hardly walk*, barely walk*, cant|cannot manage stairs, on two sticks, cant get out much, hip|knee replacement, cant kneel, cant bend, slow on .. feet, multiple sclerosis, has ms, with ms",
    "weak-hands":
      "arthriti*, rheumatoid, $weak hands|hand|fingers|grip|wrists|wrist, hands|fingers shake|shakes|hurt|hurts|ache|tremble, hands|fingers are|is $weak, hands|fingers dont|arent|wont work*, parkinson*, tremor*, carpal tunnel, poor|no dexterity|grip, rsi, cant|cannot grip|hold|open jars, cant grip, trouble|difficulty|struggles gripping|with buttons|with jars|with small|to open jars, hands not what, hands arent what, hands are not what, cant do fiddly, fine motor",
    "one-hand":
      "one hand|handed|arm, one armed, lost (an arm|a hand), lost .. arm|hand, missing (an arm|a hand), stroke .. side|arm|hand, broken arm|wrist|hand, broke .. arm|wrist|hand, arm in a cast|sling|plaster, hemipleg*, use of only|just one, only one hand|arm, single handed, has the use of one, paralysed down one side, right|left arm doesnt work",
    dementia:
      "dementia, alzheimer*, alzheimers, memory loss|problems|issues, forgets things|names|everything|where|who|us, losing .. memory, lost .. memory, short term memory, memory is|'s going|bad|poor|not|failing, doesnt recognise|recognize|remember us|me|much|people|her|his, getting forgetful, very forgetful, increasingly forgetful, confused these days, memory isnt what, lewy body, memory clinic, doesnt always know, cant remember",
    "chronic-pain":
      "chronic pain, fibromyalgia, constant pain, endometriosis, always in pain, in pain, bad back, back pain, sciatica, back problems, lives with pain, pain every day, slipped disc, in a lot of pain, lupus, ehlers danlos, aches all over",
    fatigue:
      "chronic fatigue, cfs, fatigue, long covid, me/cfs, gets tired easily|quickly, tires easily|quickly, no energy, low energy, very little energy, spoons, always exhausted from illness, myalgic, fatigued, runs out of energy",
    sensory:
      "autistic, autism, asd, asperger*, sensory issues|processing|needs|overload|sensitivities, neurodivergent, on the spectrum, sensitive to noise|textures|sound|sounds|touch|labels, overwhelmed by noise|noises|crowds, hates loud noise|noises, overstimulated, hates labels, cant bear labels, sensory",
    adhd: "adhd, add, attention deficit, cant sit still, hyperactive",
    anxiety:
      "anxiety, anxious, panic attacks, worries a lot|constantly, panic disorder, ocd, agoraphob*, worrier, nervous wreck, social anxiety, ptsd, always worrying",
    insomnia:
      "insomnia*, cant|cannot sleep, doesnt|dont sleep well|much|properly|at night, trouble|difficulty|struggles sleeping|to sleep|falling asleep, sleeps badly|poorly, bad|light|terrible sleeper, awake half the night, awake all night, wakes up .. night, lies awake, hasnt slept, wakes at # am, up half the night, sleepless",
    migraine: "migraine*, cluster headache*, bad|frequent|terrible|constant headaches, gets headaches",
    "old-age":
      "elderly, frail, very old, old lady, old man next door, getting on a bit, octogenarian, nonagenarian, centenarian, in her|his|their eighties|nineties, old age, pensioner, oap, great grandm*, great grandf*, great grandad, great gran, not getting any younger",
    cancer:
      "cancer, chemo, chemotherapy, radiotherapy, leukemia|leukaemia, lymphoma, tumour|tumor, oncology, breast cancer, mastectomy, bowel cancer, going through chemo, having chemo|radiotherapy, undergoing chemo|treatment, myeloma, melanoma",
    hospital:
      "in hospital, in the hospital, in icu, in intensive care, hospitalised|hospitalized, hospital stay|bed, on a ward, on the ward, stuck in hospital|bed, bed rest, bedridden, confined to bed, into hospital, on bedrest, in rehab, admitted to, in a hospital, hospital for # weeks|days|months",
    recovering:
      "recovering from, recuperating, surgery, operation, having an op, had an op, hip|knee|heart replacement|op|surgery, after (the accident|an accident), just had surgery, laid up, on the mend, convalesc*, recovery from, broke .. leg|ankle|hip|foot|arm|wrist|collarbone, broken leg|ankle|hip|foot|arm|wrist, had a stroke, had a heart attack, after a stroke, c section, caesarean, out of hospital, slipped a disc, concussion, in plaster, in a cast",
    "long-illness":
      "long illness, chronically ill, chronic illness, multiple sclerosis, has ms, with ms, crohn*, dialysis, cystic fibrosis, kidney failure, copd, on oxygen, ulcerative colitis, motor neurone, als, long term ill|sick, seriously ill, heart failure, very ill, really ill, chronic condition, lupus, poorly for, ill for months|years, heart condition, epilep*",
    depression:
      "depress*, feeling low|down, mental health, low mood, burnt out, burned out, burnout, breakdown, dark time|place, struggling mentally, very low, going through a dark, suicidal, bipolar, not in a good place",
    terminal:
      "terminal*, hospice, dying, palliative, months to live, weeks to live, end of life, not long left, doesnt have long, hasnt got long, last christmas with us, incurable, stage four|4, wont see",
    bereaved:
      "widow*, bereave*, griev*, grief, mourning, in mourning, lost .. $family, losing .. $family, loss of .. $family, $her late $family, $family|he|she died, $family|he|she passed away, $family|he|she has died, $family passed, death of .. $family, $her $family .. died|passed, $family .. died, died of cancer, died in $month, passed away in $month, funeral, lost his|her|their other half, first christmas|birthday without, suddenly alone after, lost someone, buried .. $family, recent loss, orphan*, $family 's death, since .. $family died|passed",
    "pet-loss":
      "$pet died, $pet .. died, $pet passed, $pet .. passed, lost .. $pet, $pet was|had put down, $pet was|had put to sleep, had to put .. $pet, put .. $pet (down|to sleep), losing .. $pet, rainbow bridge, loss of .. $pet, death of .. $pet, $pet .. put (down|to sleep), say goodbye to .. $pet, buried .. $pet, misses .. dead $pet, late $pet, $pet is gone, $pet got run over",
    miscarriage:
      "miscarr*, stillb*, lost the baby, lost a baby, lost their baby, lost her baby, pregnancy loss, ivf failed, failed ivf, lost our baby, baby was stillborn, baby died, angel baby",
    breakup:
      "broke up, broken up, break up, breakup, divorc*, split up, splitting up, separated, separation, separating, newly|recently|freshly|suddenly single, dumped, heartbroken, left him|her for, husband|wife|boyfriend|girlfriend|partner left, fiance|fiancee left|called, single again, ended .. relationship|marriage|engagement, back on the market, going through a split, called off .. wedding|engagement, left .. husband|wife|boyfriend|girlfriend, parted ways, cheated on",
    "job-loss":
      "lost .. job, laid off, made|been|was redundant, redundan*, unemployed, out of work, between jobs, fired, got the sack, sacked, losing .. job, job was cut, let go from|by|at, was let go, job hunting, looking for (work|a job), jobless, company went bust|under",
    "new-parent":
      "new mum|mom|mother|dad|father|parent|parents|mama|mummy|daddy|papa, first time mum|mom|mother|dad|father|parents|parent, just|recently had a|her|his|their|twins .. baby|child|son|daughter|girl|boy, just had a baby, had a baby, newborn, new baby, on maternity|paternity|parental leave, maternity leave, paternity leave, postpartum, just|recently gave birth, gave birth, $her baby is, baby is # weeks|months|days, just became a dad|mum|mom|father|mother|parents, became (parents|a mum|a mom|a dad|a father|a mother), with a baby, has a baby, have a baby, has a small baby, # week|month old baby|daughter|son|boy|girl, baby arrived|came|was born, their|her|his baby, second baby, just welcomed, little one is # weeks|months, sleepless with",
    "parent-of-young":
      "mum|mom|mother|dad|father|parent of two|three|four|five|# .., mum|mom|mother|dad|father|parents to two|three|four|a|twins|#, mum|mom|mother|dad|father|parents of a|twins|two|three|four|young|small|triplets|#, mother|mum|mom|dad|father|parent of|to # year, young|small|little kids|children|child, $her kids|children|twins|toddler|toddlers|son|daughter is|are|aged, has|have|with two|three|four|five|2|3|4|5 .. kids|children|boys|girls|sons|daughters, has|have|with # kids|children|boys|girls|sons|daughters|toddlers, has|with a toddler, has|with .. toddler|toddlers, has|have a # year old, busy mum|mom|dad|parents, single mum|mom|dad|parent|mother|father, stay at home mum|mom|dad|mother|father, primary school kids|children, has|have kids|children, kids|children at home, house full of kids",
    "empty-nest":
      "empty nest*, kids|children|daughter|son|youngest|last .. left home|for uni|for college|for university|moved out|gone to uni|off to uni, last child|one moved|left|moves|leaves, house is quiet|empty .. kids|children, kids|children have .. left|flown|moved|gone, flown the nest, kids .. university|uni|college, kids moved out",
    student:
      "student, students, at uni, at university, at college, in college, studies, studying, undergrad*, phd, starting uni|university|college, starts uni|university|college, off to uni|university|college, going to uni|university|college, doing a|her|his|their degree|masters|phd|doctorate, first year at, law school, med school, medical school, fresher, freshman, sophomore, postgrad*, medical student, nursing student",
    exams:
      "exam*, finals, revising, a levels|level, gcse*, sats, bar exam, dissertation, thesis, cramming, studying for, revision, board exams, mocks",
    "new-job":
      "new job, starts|starting|started a new|her|his|their first job|position|role|work, first job, promoted, promotion, new position|role, got the job, landed a job, starts|starting work, new career, changed|changing|switched jobs|careers, starts|starting as a, first day at work, got hired",
    retired:
      "retire*, retiring, retirement, pensioner, stopped working, gave up work, last day at work, finished work, hangs up, oap, no longer works",
    "new-home":
      "new home|house|flat|apartment|place, moved into, moving into, moves into, just|recently|has|have moved, moving house|home|in, moved house|home|in, bought a|her|his|their .. house|flat|apartment|home|place, first home|house|flat|apartment|place, housewarming, got the keys, first time buyers|buyer, just bought a|their .. house|flat|home, new build, moved to a, moving to a new, moved out of|from home|parents, keys to",
    newcomer:
      "just|recently|newly|only moved to, moved to .. from, moving to|abroad, moved abroad|here|over|overseas|country|city, emigrat*, immigrant*, expat*, new in|to town|the|this country|area|city|town, new country, relocat*, refugee*, doesnt know anyone|anybody, knows (nobody|no one here), moved away from home, moved across, knows no one, just arrived in|from, arrived from, new here",
    "long-distance":
      "long distance, lives|live in another|a different country|city, far away, different time zone*, different cities|countries, on the other side of the, miles away, # km|miles away|apart, other side of the world, hours apart, across the ocean, live apart, living apart",
    deployed:
      "deploy*, in the army|navy|military|marines|air force, stationed, on tour with the, at sea, on base, on a submarine, on a mission, overseas with the army|military|navy, serving abroad|overseas, soldier, in the forces, on an oil rig, oil rig, peacekeep*, boot camp, basic training",
    prison:
      "prison, in jail, jail, inside for, years inside, months inside, # inside, behind bars, hmp, incarcerat*, serving time, serving a sentence, doing time, doing # years, in custody, locked up, penitentiary, inmate, correctional, young offender*, in the nick, on remand, serving # years|months",
    engaged:
      "engaged, engagement, got engaged, fiance, fiancee, getting married, proposed, bride to be, groom to be, wedding is in, marrying, about to marry, about to get married, planning .. wedding, future bride, popped the question",
    "carer-at-home":
      "looks|looking after him|her|them, cares|caring|care for .. mother|mum|mom|father|dad|husband|wife|parents|son|daughter|sister|brother|gran|partner, looks|looking after .. mother|mum|mom|father|dad|husband|wife|parents|gran|nan|grandmother|disabled|sick|elderly|ill, full time carer, carer for, nurses .. husband|wife|mother|father, caregiver for, cares for|takes care of .. sick|ill|elderly|disabled, $her husband|wife|mother|father|partner|mum|dad|mom has dementia|alzheimer*|parkinson*|ms|cancer, unpaid carer, sole carer, family carer",
    "lives-alone":
      "lives alone, live alone, living alone, on her|his|their own, by herself|himself, lives by herself|himself, lives on her|his own, all alone, home alone, alone in .. house|flat, rattles around in",
    lonely:
      "lonely, loneliness, isolated, few friends, no friends, no visitors, doesnt see many|anyone|anybody|people|much, nobody (visits|to talk), gets (few|no visitors), rarely has|gets visitors, no one to talk, misses company, no family nearby|left, sees (nobody|no one), hardly sees|gets",
    "works-from-home":
      "works|working|work from home, home office, wfh, remote worker, works|working remotely|remote, works|working at home, runs .. business from home, full time remote, at the kitchen table all day",
    "desk-job":
      "desk job, office job, office worker, sits all day, sits at a desk|computer|screen, at a desk|computer|screen all, in front of a|the computer|screen|monitor, works in an office, programmer, accountant, works at a desk, desk bound, software developer|engineer, sits .. hours a day, at .. desk all, call centre|center",
    "night-shift":
      "night shift|shifts, nights shift, works nights, working nights, on nights, night worker, night nurse, works at night, working at night, night porter, works through the night, graveyard shift, sleeps (during the day|by day|in the day), sleeps in the daytime, shift worker, shift work, night duty, nightshift*, late shifts, works overnight, night watchman, night security, night guard, overnight shift*",
    "on-feet":
      "on her|his|their feet all, on her|his|their feet, waiter|waitress|barista|hairdresser, stands all day, standing all day, standing .. hours, walks .. all day, on feet all day, works in a shop|kitchen|restaurant|supermarket, stands .. day, stands for hours, postman, postwoman, warehouse worker, works in a warehouse",
    commuter:
      "commute*, commuting, long train|bus journey|ride, hours on the train, on the train every, travels to work, drives .. to work, drive to work, train to work, # hours|minutes .. each way|train|to work, hours in the car every, stuck in traffic, rides the train, takes the train every, two hours a day",
    "frequent-traveller":
      "travels (a lot|constantly|for work|all the time), travels for business|work, frequent flyer, frequent traveller|traveler, always (travelling|traveling|on a plane|away|flying|on the road|in hotels|abroad), business trips, flight attendant, cabin crew, pilot, digital nomad, lives out of a suitcase, never home, away .. for work, in hotels, airports, on the road, travelling salesman, lorry driver, truck driver, jets off, flies a lot, constantly travelling|traveling|flying|on",
    exhausted:
      "exhaust*, so tired, always tired, very tired, constantly tired, overworked, stressed*, worn out, run off .. feet, sleep deprived, knackered, shattered, burnt out, burned out, burnout, double shifts, no time for herself|himself|themselves, needs a break|rest|sleep, run ragged, on .. knees, dead on .. feet, needs rest, overwhelmed, at the end of .. tether, never sits down, hasnt slept, running on empty, never stops, extra shifts, under .. stress, extremely busy, works too much|hard",
    "outdoor-work":
      "works outdoors|outside, works outside in all, farmer, works on a farm, builder, construction site|worker, landscaper, gardener by trade, scaffolder, roofer, forest ranger, park ranger, on a building site, building sites, road worker, tree surgeon, fisherman, works on the land, outdoors all day, out in all weathers, shepherd, bricklayer, dairy farmer, forester",
    teaches:
      "teaches, is a teacher, teacher of # year|years, 's a teacher, school teacher, primary teacher, teaching, teaches at, works as a teacher, headteacher, lecturer, primary school teacher, maths|english|science|history|art|music|geography|french|pe teacher, taught for, professor of, works at|in a school, taught",
    healthcare:
      "nurse, is a doctor|nurse|midwife|paramedic|surgeon|gp|carer, 's a doctor|nurse|midwife|paramedic|surgeon|gp|carer, paramedic, midwife, works|work|working|job nights? in|at .. hospital|clinic|care|icu, works .. hospital|ward|clinic|surgery|hospice|ambulance, surgeon, junior doctor, icu nurse, ambulance, healthcare worker, works in healthcare, hospital doctor|nurse|porter, night nurse, doctor at, physio*, care worker, works in a care home, nhs, in a&e, emergency room, works on a ward, dentist, pharmacist, radiographer",
    dorm: "dorm, dorms, dorm room, dormitory, student halls|housing|accommodation|room|digs, halls of residence, in halls, university halls, college room, boarding school, barracks, shared room, shares a room, student residence",
    "small-home":
      "small|tiny|little|cramped|micro|one room|one bedroom|compact|minuscule|poky|shoebox $home, studio flat|apartment, a studio, $home is|'s .. small|tiny|cramped, tiny|small space, bedsit, no space|room, not much space|room, little space|room, hardly any space|room, short on space, space is tight|limited|short, tiny house, shoebox, limited space, lack of space, doesnt have much space|room, doesnt have .. space|room, caravan, no storage, one room, studio, small|tiny .. flat|apartment|studio, single room, downsized",
    balcony: "balcony, terrace, roof terrace, window box|boxes, balconies, windowsill only",
    "no-garden":
      "no garden|yard|backyard, without a garden|yard|backyard, doesnt|dont have a garden|yard|backyard, hasnt got a garden|yard, hasnt a garden, no outdoor|outside space, lost .. garden, had to give up .. garden, gave up .. garden, lives on the # .. floor, lives on the .. floor, high rise, tower block, only a balcony|windowsill, just a balcony|windowsill, garden less, has no garden|yard",
    boat: "narrowboat, houseboat, lives on a boat, live on a boat, lives aboard, canal boat, liveaboard, lives on a .. boat|yacht|barge, on a boat, barge, sailing boat home, yacht, on board",
    van: "campervan, camper van, van life, vanlife, lives in a van|camper|bus|motorhome|rv, live in a van|camper|bus|motorhome|rv, motorhome, in a converted van|bus, living in a van|camper|bus|rv|motorhome, in .. rv, lives in .. van, travelling in .. van",
    "off-grid":
      "off grid, off the grid, no electricity|power|mains, without electricity|power, in a cabin in, remote cabin, wood stove only, solar only, no running water, yurt, without mains",
    "care-home":
      "care home, nursing home, assisted living, residential home, retirement home, old people 's home, sheltered housing, sheltered accommodation, old folks home, retirement village, care facility, rest home, memory care, in a home, residential care, old age home, extra care",
    "no-oven":
      "no oven, without an oven, doesnt|dont have an oven, hasnt got an oven, no proper oven, oven is broken|bust, broken oven, only a hob|hotplate|microwave|kettle|stove, just a hob|hotplate|microwave|kettle|stove, only .. microwave, no .. oven, has no oven, oven died|broke, hasnt an oven, oven doesnt work, lives without an oven",
    "no-kitchen":
      "no kitchen, without a kitchen, doesnt|dont have a kitchen, hasnt got a kitchen, cant|cannot cook there, shared kitchen only, no proper kitchen, no stove, no cooking facilities, hotel room, only a kettle, has no kitchen, kitchen is being, no cooker, lives in hotels",
    countryside:
      "in the country, in the countryside, countryside, lives on a farm, rural, in a village, middle of nowhere, smallholding, in the sticks, remote village|farm|cottage, cottage in, on a farm, in the highlands, in the woods, lives rurally, far from any shop, moved to the country",
    "hot-climate":
      "hot climate|country, lives in dubai|singapore|florida|arizona|texas|queensland|thailand|mumbai|delhi|bangkok|qatar|kuwait|bahrain|lagos|nairobi|cairo|mexico|brazil|india|indonesia|bali|spain|andalusia|darwin|brisbane|miami|phoenix|malaysia|vietnam|ghana|nigeria, tropic*, desert, in the heat, always hot, # degrees all|every, hot all year, in dubai|singapore|bangkok|arizona|florida|queensland|kuwait|qatar, very hot where",
    "cold-climate":
      "cold climate|country|house|flat, lives in alaska|norway|iceland|finland|lapland|siberia|canada|greenland|sweden|yukon|minnesota|winnipeg|tromso|svalbard, always cold, freezing house|flat|cottage|office, draughty, long|cold|harsh winters, arctic, feels the cold, cold hands|feet, no heating, unheated, is always freezing, always freezing, in alaska|norway|iceland|finland|lapland|svalbard|greenland, minus # degrees",
    "shared-home":
      "flatmates|flatmate|roommates|roommate|housemates|housemate, shared flat|house|home|apartment, house share, houseshare, flat share, flatshare, shares a flat|house|apartment|home, lives with # flatmates|friends|others, lives with (friends|flatmates|roommates|her parents|his parents|their parents), co living, commune, lives at home with, still lives with .. parents|mum|mom|family",
    "office-use":
      "for the office, for .. desk, for her|his|their office|desk|classroom, at the office, on .. desk at work, for work, secret santa .. office|work, office secret santa, something for .. desk|office, to keep on .. desk, for use at work, desk gift",
    "no-clutter":
      "minimalis*, declutter*, clutter, no clutter, hates clutter, downsiz*, marie kondo, no more stuff|things, more stuff|things, no stuff, doesnt want things|stuff|more|any, doesnt|dont need more, no knick knacks, no dust collectors, dust collector*, no ornaments, no trinkets, nothing that|to gathers|collects|gather|collect dust, nothing physical, hates stuff|things|knick*|trinkets, getting rid of, tidy freak, no tat, gathers dust, konmari, nothing to dust, swedish death cleaning, things lying|standing around, no physical gifts, too much stuff, enough stuff, enough things, already too much",
    "has-everything":
      "has|have|owns|got everything, everything already, already has|have everything, wants|needs for? nothing, wants|needs nothing, want|need nothing, doesnt|dont want|need anything, doesnt|dont want any|a presents|present|gifts|gift, impossible|hard|difficult|tricky|nightmare to buy for, impossible to please, buys|buy whatever|anything|everything|what .. wants|need*|like*|want, she 's impossible, he 's impossible, is impossible, has it all, everything she|he|they needs|need|wants|want|could, nothing left to buy, man|woman|person who has everything, is so hard to buy, every gadget going, lacks nothing, lacks for nothing",
    eco: "eco*, sustainab*, environment*, zero waste, plastic free, no plastic, without plastic, green living, climate activist|change|campaign*, hates waste, anti plastic, recycl*, secondhand only, second hand only, only buys second, low waste, carbon footprint, greta, hates plastic, organic only, fair trade",
    handmade:
      "handmade, hand made, hand crafted, handcrafted, something made by hand, home made, homemade, artisan*, made by hand, crafted by, small makers, independent makers",
    "wants-experiences":
      "experience*, things to do, something to do, days|day out, rather go somewhere, would rather do|go, prefers doing, rather do things, prefer experiences, memories not things, go somewhere, prefers outings, outing*, not things, memories over|rather, activities rather, adventures over|rather, doing something together, something to do together",
    practical:
      "practical*, useful, something useful, down to earth, no frills, functional, utilitarian, no nonsense, hates frippery, something .. use every day, gets used, will actually use, actually use, needs a use, serve|serves a purpose",
    sentimental:
      "sentimental*, nostalgi*, keeps every card|letter, keeps all .. letters|cards, memories, keepsake*, cries at, soppy, emotional, something personal|meaningful, keeps everything (we|i|the kids), treasures old photos|photos|letters, from the heart, meaningful",
    humour:
      "funny, sense of humour|humor, joke*, silly, makes us|everyone|me laugh, prankster, class clown, something funny|silly, make|makes .. laugh, loves a laugh, good laugh, do with a laugh, dad jokes, witty, sarcastic, gag gift, puns, comedian, hilarious, practical jokes",
    "no-tech":
      "no smartphone|computer|internet|tech|technology|gadgets|screens|screen|electronics|phone|mobile, technophob*, luddite, doesnt|dont use a|the computer|internet|phone|smartphone, doesnt|dont have a smartphone|computer|phone|mobile, hates technology|computers|gadgets|screens|tech, screen free, not good with technology|computers|tech, no good with technology|computers|tech, hopeless with technology|computers|tech|anything, nothing (electronic|digital|electric|with batteries|battery|with a plug|with a screen|technical|techy), nothing .. screen, no batteries, without electronics|screens|batteries, flip phone, no wifi, isnt online, not online, hates screens, bad with technology, has no internet, refuses to own a smartphone, digital detox",
    luxury:
      "luxur*, expensive taste*, finer things, only the best, posh, high end, designer, champagne taste, top quality, splash out, likes nice things, spoil her|him|them rotten, treats herself|himself to the best, the best of, exquisite, refined, quality over quantity, premium",
    "no-fuss":
      "no fuss, hates (fuss|a fuss), doesnt|dont like fuss|a fuss|surprises|attention, no surprises, low key, understated, shy, hates surprises|attention|being the centre|presents|parties, doesnt want a|any fuss, embarrassed by presents|gifts|attention, hates being fussed, nothing (showy|flashy|fancy|big|over the top), keep it simple, without fuss, not a fuss, no big fuss, doesnt want a party, modest",
    christian:
      "christian*, catholic*, church, goes to church, very religious, methodist, baptist, protestant, nun, priest, bible, devout, vicar, pastor, orthodox christian, evangelical, first communion, confirmation, prays",
    buddhist: "buddhis*, zen buddhist, meditates at the temple",
    "no-holidays":
      "jehovah*, doesnt|dont celebrate christmas|birthdays|holidays|easter, no christmas, doesnt do christmas|birthdays, doesnt do christmas, witness, jw, not celebrate christmas|birthdays",
    urgent:
      "need it|this|something by? tomorrow|today|tonight, tomorrow, last minute, today, tonight, urgent*, in a hurry, asap, by tonight|tomorrow|today, no time to|for ship*|post*|deliver*|order*, forgot .. birthday|anniversary, totally|completely|almost forgot, in # hours, within the hour, right away, immediately, the day after tomorrow, need it fast|quickly|soon|now, this evening, short notice, shops are closed, i forgot, we forgot, birthday is tomorrow|today",
    "by-post":
      "in the post, by post|mail, has to be posted|mailed|shipped|sent, must be posted|mailed|shipped, need|needs|want to post|mail|ship|be posted|be mailed|be shipped, to post, post it|this, posting it|this, mail it|this, shipping it|this, send it|this, sending it|this, fits through the|a letterbox|mailbox, letterbox, through the letterbox|mail slot, posted to, shipped to, sent abroad|to|overseas, ship to|it|internationally, in an envelope, fit in an envelope, travel by mail, sending .. abroad|overseas, has to survive the post, parcel to, have to post|mail|ship|send",
    "digital-only":
      "by|via|per|over email, by|via|per|over e mail, email only, only by email, digital only, only digital, something digital, must be digital, printable, download only, nothing physical, nothing that needs posting|shipping, cant|cannot|no way to post|ship anything",
    "experiences-only":
      "experiences only, only experiences, experience only, just experiences, only an experience, rather experiences, prefers experiences, outings only, days out rather, days out instead, experiences please",
    "hand-luggage":
      "hand luggage|baggage, carry on|carryon, cabin bag|baggage|luggage, in a suitcase, fit in|into .. suitcase|rucksack|backpack|luggage|bag, one suitcase|backpack|bag, flying home with|back, taking it on the|a plane, travels light, backpacking, backpacker, only a backpack|rucksack, lives out of a backpack, flying with it, take|takes it on the plane|home on, small enough to pack, weighs little, fly home",
    together:
      "together, for us both|two, both of us, do together, with me, we can do together, for the two of us, as a couple, enjoy together, with each other, share with, for both of them, play together, can share, for two",
    "with-children":
      "with the kids|children|grandkids|grandchildren|little ones|family, with .. grandchildren|grandkids|grandson|granddaughter, whole family, kids can join, all the family, for the whole family, do with .. kids|children|son|daughter|grandchildren, with her|his|their kids|children|son|daughter|little|grandson",
    thanks:
      "thank you, thanks, say thanks, to thank, thanking, as a thank, grateful, helped us|me, gratitude, thank her|him|them, helped .. through|move|out, looked after .. cat|dog|plants|house|kids|us, fed .. cat|cats|dog|fish|rabbits, watered .. plants|garden, appreciation, did us|me a .. favour|favor, has|have done so much, token of, for all .. help|done|did, took in .. parcels, took care of .. cat|dog|plants|house|kids, gave me a lift, drove me|us, helping me|us, babysat",
    farewell:
      "farewell, leaving do|party|gift|present, goodbye, last day, leaving (us|the company|work|the team|for good), moving away, emigrating, says goodbye, is leaving, 's leaving, going away, send off, sendoff, leaving after, about to leave, going abroad for",
    "get-well":
      "get well, get better soon, feel better, cheer .. up, speedy recovery, poorly, pick me up, on the mend, recover soon, ill in bed, cheer up",
    apology:
      "apolog*, say sorry, sorry, make it up to, i forgot our|her|his, we had a fight|row, had a fight|row|argument, forgive me, messed up, to make amends, let .. down, screwed up, we argued",
    congratulations:
      "congratulat*, passed .. exam|exams|driving|test|bar, got into, won .. award|prize|competition|medal, achievement, graduat*, just passed, promoted, well done, celebrate .. success, published .. book, got .. degree, qualified as, made partner, ran .. first marathon",
    "long-marriage":
      "golden wedding|anniversary, silver wedding|anniversary, ruby wedding|anniversary, diamond wedding|anniversary, married for? # years, # years of marriage, #th wedding anniversary, # th|st|nd|rd wedding anniversary, # years married, been married # years, been married for # years, together for? # years, pearl wedding, wed for # years, fifty years of marriage, # th|st|nd|rd anniversary",
  },
  needs: {
    garden: "garden, yard, backyard, lawn",
    "outdoor-space": "balcony, terrace, patio, outdoor space, outside space",
    light: "sunlight, daylight, sun, natural light, bright window, windows",
    oven: "oven",
    kitchen: "kitchen, stove, hob, cooker, cooking facilities",
    freezer: "freezer",
    space: "space, room for, storage, much space, much room, room, space for",
    power: "electricity, power, mains, socket",
    phone: "smartphone, phone, mobile, mobile phone, iphone",
    screen: "screens, screen, computer, laptop, tv, television, tablet, telly",
    internet: "internet, wifi, wi fi, broadband, signal",
    flame:
      "candle, candles, open flames, flames, naked flame, naked flames, fire, incense, open fire, open flame, tea lights, tealights, matches",
    blades: "knives, blades, blade, sharp objects, scissors, sharp things, sharp",
    glass: "glass, breakables, glass things",
    bath: "bath, bathtub, bath tub, tub",
    noise: "noise, noisy toys, noisy things, loud toys",
    car: "car, driving licence, licence, driver 's license",
    bicycle: "bike, bicycle",
    "record-player": "record player, turntable",
    printer: "printer",
    pet: "pets, pet, dog, cat, animals",
    "own-walls": "drilling, holes in the wall|walls, nails in the wall|walls, drill",
  },
  lacks: {
    sight: "cant|cannot see, doesnt|dont see well, lost .. sight|eyesight",
    hearing: "cant|cannot hear, doesnt hear, lost .. hearing",
    phone: "no smartphone, flip phone, refuses to own a smartphone",
    screen: "screen free",
    car: "doesnt|dont|cant|cannot drive, never learned|learnt to drive, no car, gave up driving, given up driving, sold .. car, lost .. licence, stopped driving",
    "own-walls":
      "cant|cannot drill|put|hang .. wall|walls|nails|holes, no drilling, not allowed to drill|hang|put|paint, rents .. no nails, rented so no, landlord wont let|allow",
    flame:
      "candles are not|banned, candles|flames arent allowed, candles not allowed, no naked flames, no open flames, on oxygen, not allowed candles, candles forbidden, no burning",
    "going-out":
      "housebound, doesnt|cant|cannot leave .. house|home|flat, cant|cannot go out, never goes out, doesnt get out",
    bicycle: "cant|cannot ride a bike|bicycle",
    "fine-hands": "cant|cannot do buttons|fiddly, no fiddly",
    reading: "cant|cannot read, doesnt|dont read, struggles to read, dyslexi*, illiterate",
    strength: "cant|cannot lift, no heavy lifting, cant|cannot carry",
    company: "plays alone, nobody to play with, no one to play with",
    care: "kills every plant, kills plants, kills every houseplant, cant keep a plant alive, cant keep plants alive, forgets to water, no green fingers, black thumb",
    blades: "no knives|blades|sharps|sharp objects, nothing sharp, no sharp",
    glass: "no glass, nothing breakable, nothing made of glass, plastic only",
    space: "nothing large|big|bulky|huge, no room for, nothing that takes up",
    power: "nothing electronic|electric|with batteries|with a plug, no batteries|electronics|gadgets|electronic, without batteries|electronics, screen or batteries, batteries or a screen, nothing .. batteries, no electricity|mains|power, without electricity",
    internet: "no internet|wifi|broadband|signal, isnt online, not online",
    garden:
      "no garden|yard|backyard, hasnt got a garden, without a garden, doesnt|dont have a garden, has no garden",
    oven: "no oven, without an oven, doesnt|dont have an oven, oven is broken, only a hob|microwave|hotplate, has no oven",
    bath: "no bath|bathtub|tub, shower only, only a shower, just a shower, only has a shower",
  },
  skills: {
    beginner:
      "beginner*, just|recently|newly started|starting|begun|took|taken|taking up?, new to, taken up, took up, first steps, wants to start|learn|try, novice, newbie, complete beginner, getting into, just got into, learning to, learning how, never done|tried .. before, wants to get into, starting out, from scratch, has only just started, dabbl*, starter, had .. first lesson",
    keen: "keen, avid, passionate, serious about, regularly, every weekend|week|day|morning|evening, enthusiast*, hobby, dedicated, committed amateur, quite good, for a few years, amateur",
    expert:
      "professional*, expert*, semi pro, pro level, master, for decades, years of experience, experienced, plays in (an orchestra|the orchestra), advanced, competes, for # years, knows everything about, concert pianist, trained chef, black belt, virtuoso, veteran, grade 8|eight, award winning, highly skilled, all her|his|their life, has done it all, lifelong, makes a living, marathon runner with, teaches it, seasoned",
  },
  ages: [
    ["newborn", 0, 0],
    ["toddler, toddlers", 1, 3],
    [
      "preschooler, preschool, pre school, kindergartner, in kindergarten, starting nursery, in reception, at nursery",
      3,
      5,
    ],
    ["starting|starts school, first day at|of school", 4, 6],
    [
      "at|in primary|elementary|grade school, primary schooler, schoolboy, schoolgirl, first|second|third|fourth|fifth grader, in first|second|third|fourth|fifth grade",
      5,
      12,
    ],
    ["tween, tweenager, preteen, pre teen, middle schooler, in middle school", 9, 13],
    [
      "teen, teenager, teenage boy|girl, teenage, in high school, high schooler, high school student, at secondary school, moody teenager",
      13,
      19,
    ],
    ["bar mitzvah", 13, 13],
    ["bat mitzvah", 12, 13],
    ["quinceanera, quince", 15, 15],
    ["sweet sixteen, sweet 16", 16, 16],
    ["high school senior, sixth former, doing a levels", 16, 18],
    [
      "university student, uni student, college student, college freshman, starting uni|university|college, undergrad*, at uni|university",
      17,
      25,
    ],
    ["pensioner", 62, 99],
    ["octogenarian", 80, 89],
    ["nonagenarian", 90, 99],
    ["septuagenarian", 70, 79],
    ["centenarian", 100, 110],
    ["middle aged", 40, 60],
    ["twentysomething, twenty something", 20, 29],
    ["thirtysomething, thirty something", 30, 39],
    ["fortysomething, forty something", 40, 49],
    ["fiftysomething, fifty something", 50, 59],
  ],
  time: {
    numbers: {
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      thirteen: 13,
      fourteen: 14,
      fifteen: 15,
      sixteen: 16,
      seventeen: 17,
      eighteen: 18,
      nineteen: 19,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fourty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
      hundred: 100,
    },
    years: "year, years, yr, yrs, y, yo, yoa",
    months: "month, months, mo, mos, mth, mths, m",
    weeks: "week, weeks, wk, wks, day, days",
    old: "old, young, of age, o",
    turns:
      "turns, turning, turn, turned, hits, hitting, reaching, reaches, aged, age, is, 's, are, 're, 'm, am, be, was, becoming, becomes, big, celebrating, celebrates, just, already, now, only, approaching, pushing, he's, she's, im, nearing, being",
    has: "",
    nearly:
      "just, only, about, almost, nearly, now, around, approximately, roughly, already, soon, going, on, a, well, over, nearly, the, big, ripe, age, of, recently, gonna, to, be, turning, coming, up, exactly, not, quite, circa",
    during:
      "for, since, in, after, past, last, over, within, every, budget, size, price, spend, under, around, number, no, until, than, when, before, by, next",
    gone: "ago, together, married, in, later, away, apart, experience, now, clean, sober, pregnant, gone, along, and, into, marriage, service, widowed, without, worth, running, straight, left, from, without",
    birthday: "birthday, bday, b, birthdays",
    ordinal: "th, st, nd, rd",
    early: "early",
    middle: "mid, middle",
    late: "late",
    decades: {
      twenties: 20,
      thirties: 30,
      forties: 40,
      fifties: 50,
      sixties: 60,
      seventies: 70,
      eighties: 80,
      nineties: 90,
    },
  },
  and: "and or nor & plus also",
  cut: "because since so who which that when if whenever but for from as where until unless than while she he they i we it then always every is are was at on after before last this gets says except during every hers though today",
  filler:
    "a an the any some his her their my our more another much too very really good great nice new old own of such other proper decent big small little so just all every kind sort bit lot lots still also always even only quite ever both two three four five several few plenty to be being get getting do doing have anything something things stuff please been especially particularly mostly mainly well most half going up him them it certain fancy beautiful lovely already yet now about exactly long strictly anymore either else",
  prepositions: "for with of to from about by like at in on near than without against after over",
  of: "of",
  who: "who, whose, aged, whom, which, that",
};
