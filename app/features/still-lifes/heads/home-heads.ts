/** Heads of the names of things for kitchen, table and home: each line a kind, then the words that name it. */
export const HOME_HEADS = `
mug: mug, coffee mug, travel mug, beer mug, tea mug, latte mug, stein, beer stein
cups: teacup, cup set, shot glass, shot glasses, espresso cups, sake set, tea cups
tumbler: tumbler, sippy cup, cold cup, straw cup, water cup, travel cup
glasses: coffee glass, wine glass, wine glasses, champagne flutes, champagne flute, goblet, martini glass, coupe, stemware, wine goblet, toasting flutes
rocks: whiskey glass, whiskey glasses, whisky glass, rocks glass, old fashioned glass, drinking glass, drinking glasses, highball, pint glass, beer glass, beer glasses, glassware, whiskey set, juice glass
bottle: water bottle, hydro flask, sports bottle, drink bottle, water jug, growler
thermos: thermos, flask, vacuum flask, insulated bottle, hip flask
carafe: carafe, pitcher, jug, water pitcher
decanter: decanter, whiskey decanter, wine decanter, aerator
teapot: teapot, tea set, tea pot, tea maker
shaker: cocktail shaker, shaker, bartender kit, bar set, barware, mixology set, cocktail set, jigger, cocktail kit
wine bottle: wine, merlot, chardonnay, champagne, prosecco, bourbon, whiskey, whisky, vodka, tequila, gin, rum, liqueur, port
pot: dutch oven, stockpot, saucepan, cocotte, cookware, cookware set, cooking pot, stock pot, sauce pan, roaster, casserole, pots and pan, pressure cooker
pan: pan, skillet, frying pan, fry pan, griddle, crepe pan, saute pan, grill pan
wok: wok
kettle: kettle, tea kettle, electric kettle
fondue: fondue, fondue pot, fondue set
knives: kitchen knife, chef knife, chefs knife, steak knives, knife set, cutlery, santoku, knife block, paring knife, bread knife, cleaver, fillet knife, kitchen knives, steak knife, boning knife, carving knife, utility knife set
board: cutting board, chopping board, charcuterie board, serving board, butcher block, bread board
bowl: bowl, serving bowl, salad bowl, mixing bowl, soup bowl, cereal bowl, bowls, mixing bowls, prep bowl, fruit bowl
plates: plate, dinnerware, dinner set, dish set, dinner plate, dinnerware set, platter, tableware, saucer, side plate, serving platter, cake plate
mortar: mortar, pestle, molcajete
rolling pin: rolling pin, pastry board
utensils: spatula, whisk, ladle, kitchen utensil, utensil set, spoon, serving spoon, cooking utensils, utensils, wooden spoon, turner, kitchen utensils, scraper, measuring spoon, measuring cup, spoons, forks, silverware, flatware, flatware set, silverware set, tongs, utensil holder, kitchen gadget, chopsticks
grill: grill tool, grilling set, bbq tools, grill set, bbq set, grilling tools, barbecue set, grill tools, grill brush, bbq tool
skewers: skewer, kabob
press: burger press, tortilla press, bacon press
tacos: taco holder, taco stand
peel: pizza peel, pizza cutter, pizza stone, pizza wheel
dripper: coffee dripper, pour over, chemex, coffee maker, drip coffee maker, french press, coffee press, percolator, coffee machine, moka pot, cold brew maker
coffee grinder: coffee grinder, grinder, pepper mill, burr grinder, spice grinder, coffee mill, salt and pepper mill, pepper grinder
espresso: espresso machine, espresso maker, espresso press
oven: pizza oven, smoker, charcoal grill, gas grill, barbecue grill
apron: smock, apron, kitchen apron, bib apron
towel: tea towel, kitchen towel, dish towel, hand towel, bath towel, towel, towel set, towels, beach towel, washcloth, dishcloth, dish cloth
bento: bento box, lunch container, bento, food container, storage container, meal prep container
lunch: lunch box, lunch bag, lunchbox, lunch tote
tray: serving tray, breakfast tray, lap tray, ottoman tray, coffee tray
salt cellar: salt cellar, salt box, salt pig
corkscrew: corkscrew, wine opener, bottle opener, can opener, opener
tea ball: tea infuser, tea strainer
grater: grater, microplane, zester, cheese grater
scoop: coffee scoop, scoop, ice cream scoop, cookie scoop
honey: honey dipper
matcha: matcha set, matcha whisk
spice tins: masala box, spice set, spice tin
ice press: ice mold, ice press, ice cube tray, ice ball maker, ice tray
appliance: mixer, stand mixer, blender, toaster, juicer, food processor, air fryer, waffle maker, ice cream maker, bread maker, slow cooker, instant pot, toaster oven, microwave, rice cooker, hand mixer, popcorn machine, popcorn maker, waffle iron, dehydrator, sandwich maker, egg cooker, ice maker, popcorn popper, soda maker, food dehydrator
recipe box: recipe box, recipe card
baking set: baking set, baking kit, bakeware, cake pan, muffin pan, baking sheet, cookie cutter, bakeware set, baking pan, cookie sheet, pie dish, baking dish, cake mold, baking mat, loaf pan, cupcake pan, baking supplies, cake stand, cookie cutters, baking tray
kitchenware: pot, tray, cup, kitchen set, spice rack, dish rack, paper towel holder, cookware organizer, colander, strainer, thermometer, meat thermometer, trivet, coaster, coasters, wine rack, oven mitt, pot holder, garlic press, peeler, slicer, mandoline, chopper, kitchen tool, kitchen scale, salad spinner, napkin ring, water filter, soap dispenser, pitcher filter, napkin holder
candle: candle, scented candle, soy candle, jar candle, candle jar, votive, tealight, tea light, wax melt, candle set, pillar candle, candles, wax warmer, candle warmer
tapers: taper, candlestick, taper candle, candle holder, candle sticks, candelabra, candleholder
diyas: diya
menorah: menorah, hanukkiah
vase: vase, flower vase
planter: planter, flower pot, flowerpot, plant pot, plant stand, planter box, pots planter, window box, planter pot
plant hanger: plant hanger, macrame, hanging planter, macrame plant hanger, hanging basket
dish: ring dish, trinket dish, jewelry dish, soap dish, trinket tray, catchall, ring holder
mister: mister, plant mister, spray bottle, diffuser spray
diffuser: room diffuser, fragrance diffuser, aroma diffuser, scent diffuser, oil diffuser, essential oil diffuser, humidifier, reed diffuser
sachets: sachet, drawer sachet
garland: garland, banner, bunting
frame: picture frame, photo frame, frame, photo frames, frames, shadow box
print: wall art, print, poster, canvas print, painting, art print, canvas, canvas art, tapestry, wall decal, wall sticker, wall mural, lithograph, artwork, portrait, canvas wall art, wall print, wall decor, photo print, decal, wall hanging, mural, metal sign, wall sign
pennant: pennant, flag, garden flag, house flag
wall clock: wall clock, clock
mantel clock: mantel clock, desk clock
alarm clock: alarm clock, digital clock
mirror: mirror, vanity mirror, makeup mirror
ornament: ornament, christmas ornament, bauble, tree topper, ornaments, christmas decoration, christmas ball
sculpture: sculpture, figurine, statue, bust, statuette, paperweight, trophy, statue decor
mobile: mobile, baby mobile, crib mobile, suncatcher, sun catcher, dream catcher, dreamcatcher
growth chart: growth chart
hot water bottle: hot water bottle, heating pad
lamp: lamp shade, lamp, table lamp, lampshade, bedside lamp, night light, nightlight, floor lamp, lava lamp, salt lamp
desk lamp: desk lamp, reading lamp, task lamp, led desk lamp
clip light: reading light, book light
moon lamp: moon lamp
lantern: lantern, camping lantern, solar lantern, lanterns
string lights: string light, fairy light, christmas light, christmas lights, patio lights, rope light, string lights, fairy lights, curtain lights, led strip, led strip lights, strip lights, light strip
bulb: light bulb, bulb, smart bulb, led bulb, light bulbs
throw: throw, throw blanket, blanket, blankets, afghan, weighted blanket, fleece blanket, plush blanket, sherpa blanket
quilt: quilt, quilt set
bedding: sheet set, sheet, duvet, comforter, bedding set, bedspread, duvet cover, comforter set, bed sheet, bedding, mattress topper, mattress pad, sheets, coverlet, bed skirt, mattress protector, bed sheets, mattress
pillow: pillow, pillowcase, pillow case, bed pillow, body pillow, pillow sham, pillow protector, pregnancy pillow, pillowcases
cushion: cushion, throw pillow, pillow cover, cushion cover, seat cushion, throw pillow cover, pillow covers, chair cushion, lumbar pillow, chair pad, cushion covers, pouf
meditation cushion: meditation cushion, zafu, meditation pillow
rug: rug, area rug, carpet, bath rug, bath mat, runner rug, prayer rug, rug pad, shag rug, floor rug
door mat: doormat, door mat, welcome mat
curtain: curtain, drape, shower curtain, blinds, curtains, drapes, curtain panel, roman shade, curtain rod, window panel, window shade
chair: chair, rocking chair, recliner, armchair, gaming chair, office chair, desk chair, dining chair, chairs, high chair, camping chair, folding chair, glider, lounge chair, adirondack chair, accent chair, bench, executive chair, beach chair, wheelchair
table: table, side table, coffee table, end table, desk, nightstand, dining table, console table, standing desk, patio table, vanity, computer desk
shelf: drawer chest, chest of drawers, bookshelf, bookcase, shelf, shelves, floating shelf, shelving unit, wall shelf, storage rack, cabinet, dresser, wardrobe, tv stand, floating shelves, armoire, cube organizer, shoe rack, storage shelf, display case, shelving, bookend, hutch, sideboard, buffet
stool: stool, step stool, bar stool, barstool, footstool, ottoman, foot stool, counter stool, bar stools
furniture: sofa, couch, loveseat, bed frame, headboard, futon, daybed, sectional, furniture, bed, bunk bed, platform bed, patio set, conversation set, sofa bed, swing chair, furniture set, dining set, canopy bed, crib, toddler bed, bassinet, slipcover, sofa cover, sectional sofa
storage box: storage box, storage bin, memory box, keepsake box, trunk, storage bins, storage cube, storage chest, decorative box, wooden box, treasure chest, toy chest, toy box, hope chest, photo box, watch box, cigar box, deck box
laundry basket: laundry basket, hamper, laundry hamper
basket: basket, market basket, storage basket, wicker basket, picnic basket basket, bread basket, baskets, gift basket empty
hook rack: coat rack, hook, key holder, key rack, wall hook, hooks, hat rack, medal hanger, medal display, towel rack, towel bar, key hook
fan: fan, ceiling fan, tower fan, desk fan, box fan
vacuum: vacuum, vacuum cleaner, mop, robot vacuum, broom, steam mop, carpet cleaner, stick vacuum, handheld vacuum
decor: diffuser, decor, decoration, decorations, wreath, centerpiece, chandelier, sconce, pendant light, wall sconce, ceiling light, light fixture, vanity light, incense holder, incense burner, table runner, tablecloth, table cloth, placemat, placemats, napkin, napkins, potpourri, magnet, sign, wind spinner, dollhouse kit, letter board, flower arrangement, door stop, doorstop, door knocker, incense, door handle, draft stopper, tiered tray decor, artificial tree, knob, door hanger, room divider, cake topper, party decoration, party supplies, party decorations, balloon, balloons, backdrop, figurine set, snow globe, drawer pull, cabinet knob, cabinet pull
`;
