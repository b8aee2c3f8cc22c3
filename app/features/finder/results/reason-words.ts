/**
 * Words that no reason may contain. They are compared as whole words, after symbols and digits that stand for letters have been replaced.
 */
export const RUDE_WORDS: readonly string[] = (
  "arse arsehole ass asses asshole bastard bitch bitchy bloody blowjob bollocks boner boob boobs bugger bullshit butthole cheapskate cock cocks cocksucker " +
  "crap crappy cripple cum cunt damn damned dick dickhead dicks dildo douche dumb dumbass fag faggot fart fatass fatso fatty fuck fucked fucker fucking fuckin " +
  "goddamn hag hell horny idiot idiotic imbecile jackass jerk jizz kill loser milf minger moron motherfucker nazi negro nigger nigga numpty nude " +
  "paki penis pimp piss pissed porn prick pussy queer rape rapist retard retarded scumbag sex sexy shag shit shite shithead shitty skank slag slut slutty " +
  "spastic stupid suck sucks tit tits tosser tranny turd twat ugly vagina wank wanker whore worthless wtf"
).split(" ");

/** Words of commands, of pushy shops, and of machines that talk about themselves. */
export const FOREIGN_WORDS: readonly string[] =
  "ai assistant buy candidate catalog catalogue chatbot click coupon hurry ignore instruction instructions json link login markdown password prompt purchase subscribe url website".split(
    " ",
  );

/**
 * Words that make a claim about a thing: its material, its making, its abilities, its price, its delivery, others' opinions. A reason may
 * contain them only where the gift's own text does.
 */
export const CLAIM_WORDS: readonly string[] = // Material
  (
    "acacia alpaca aluminium aluminum bamboo bone brass bronze canvas cashmere cast ceramic clay concrete copper cork cotton crystal denim diamond enamel felt " +
    "feather fleece gold golden granite hemp iron jute leather linen maple marble metal metallic merino oak pearl pewter pine plastic platinum porcelain resin rubber " +
    "satin silicone silk silver slate stainless steel sterling stone stoneware suede teak terracotta titanium velvet walnut wax wicker wood wooden wool woolen woollen " +
    // Making and origin
    "artisan artisanal authentic bespoke custom customizable engraved genuine handcrafted handmade handpainted handwoven homemade imported local locally monogrammed " +
    "original personalised personalized printed signed vintage antique american british danish french german italian japanese scandinavian swedish swiss " +
    // Power and ability
    "adjustable allergenic antibacterial battery bluetooth breathable cordless dimmable dishwasher durable electric fireproof foldable heated heatproof hypoallergenic " +
    "indestructible insulated lightweight lifetime microwave motorized portable programmable rechargeable refillable reusable reversible rustproof " +
    "scented shatterproof shockproof smart solar sturdy touchscreen unbreakable usb wifi washable waterproof weatherproof wireless " +
    // Food, health and safety
    "alcohol approved certified clinical clinically cures decaf doctor edible fragrance fragrant gluten halal healing heals kosher medical natural nontoxic " +
    "organic pediatrician proven relieves safe safety sugar therapeutic toxic vegan vegetarian " +
    // Earth
    "biodegradable carbon climate compostable eco ecological ethical ethically fairtrade recyclable recycled renewable sustainable sustainably " +
    // Price and delivery
    "affordable bargain bonus budget cheap cheaper cheapest cost costs deal delivered delivery discount discounted dispatch free guarantee guaranteed inexpensive overnight " +
    "price priced promotion refund returns sale save savings ship shipped shipping ships today tomorrow tonight warranty " +
    // What others say
    "acclaimed award awarded bestseller bestselling editor endorsed exclusive famous featured limited popular rated rating rare recommended review reviewed reviews " +
    "trending viral winning"
  ).split(" ");

/** Numbers in words; "one" is left out, which mostly counts nothing. */
export const NUMBER_WORDS: readonly string[] = (
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy " +
  "eighty ninety hundred hundreds thousand thousands million dozen dozens couple half quarter double triple twice thrice percent"
).split(" ");
