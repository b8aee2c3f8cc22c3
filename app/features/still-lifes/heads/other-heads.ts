/** Heads of the names of food, plants, devices, and things for pets and cars: each line a kind, then the words that name it. */
export const OTHER_HEADS = `
honey jar: honey, raw honey, manuka honey
jar: jam, jelly, marmalade, salsa, peanut butter, preserves, chutney, pickles, nut butter, almond butter, mustard, mayonnaise, fruit spread, ghee, tahini, olives, pesto, spread
jars: candy jar, glass jar, jam set, jam sampler, mason jar, mason jars, canister, canister set, canisters, jar set, spice jars, glass jars, cookie jar, storage jar
chocolate: chocolate, chocolate bar, truffle, dark chocolate, candy bar, truffles, chocolates, milk chocolate, chocolate gift box, fudge
popcorn: popcorn, popcorn kit, popcorn kernels, kettle corn, popcorn tin
tin: cookie tin, tea tin, candy tin, mints, loose leaf tea, tea, green tea, black tea, herbal tea, cocoa, hot chocolate, breath mints, oolong tea, chai
sauce: hot sauce, sauce, barbecue sauce, vinegar, olive oil, syrup, maple syrup, soy sauce, dressing, bbq sauce, vanilla extract, cooking oil, steak sauce, extract, marinade, ketchup, coffee syrup, sesame oil, wine vinegar, cooking spray
sauces: hot sauce set, sauce set, hot sauces
oils: oil and vinegar set
chili: chili crisp, chili oil, curry paste, sambal
sweets: caramel, caramels, candy, candies, toffee, sweets, gummies, taffy, marshmallow, gummy bears, licorice, gum, lollipops, baklava, fruit snacks, hard candy, jelly beans, candy gift box, lollipop, chewing gum, gummy, sherbet lemons, gumballs, nougat, turkish delight, brittle, pralines, macarons
biscuits: cookie, biscuit, cookies, shortbread, crackers, cracker, biscotti, pretzels, brownies, wafers, cookie gift box, brownie, muffins, granola bars, pretzel
cheese board: cheese, salami, charcuterie, cheese gift box, jerky, beef jerky, sausage, ham, steak, bacon, meat, summer sausage
tea tins: tea sampler, tea gift set, tea collection, tea variety pack, tea bags, tea assortment
coffee: coffee, coffee beans, ground coffee, coffee sampler, espresso beans, whole bean coffee, coffee pods, k-cups, instant coffee, k cups, coffee gift set, decaf, cold brew coffee
bag: nuts, almonds, trail mix, granola, pistachios, pasta, rice, cashews, flour, snack mix, pancake mix, cereal, chips, sunflower seeds, baking mix, cake mix, dried fruit, sugar, oats, quinoa, chia seeds, lentils, mixed nuts, oatmeal, pecans, walnuts, peanuts, beans, corn chips, tortilla chips, couscous, puffs, brownie mix, potato chips, protein bar, electrolyte powder, waffle mix, cookie mix, protein bars, bread mix, bread crumbs, cornmeal, raisins, dates
spice tins: spice, seasoning, spices, rub, salt, pepper, seasoning set, bbq rub, spice blend, saffron, sea salt, cinnamon, seasonings, paprika, dry rub, pink salt, turmeric, peppercorns, garlic powder, curry powder
soup: soup, broth, ramen, noodle soup, soup mix, chicken soup, bone broth, stew, clam chowder
noodles: noodles, instant noodles, ramen kit, ramen noodles, rice noodles, spaghetti, macaroni and cheese, pasta kit
hamper: gift basket, food hamper, breakfast hamper, snack box, food gift basket, fruit basket, gift baskets, snack gift basket, gift tower
foods: food, snack, tuna, bread, tortillas, pizza, juice, water, beer, soda, drink, drink mix, energy drink, lemonade, coconut milk, creamer, milk, salmon, fruit, apples, pears, butter, eggs, cake, egg, yogurt, ice cream, pie, sardines, sparkling water, baby food, meal kit, coffee creamer, infant formula, electrolyte drink, pancakes, seaweed, baby formula, sparkling juice, protein shake, sweetener
plant: plant, succulent, bonsai, houseplant, cactus, house plant, monstera, fern, bonsai tree, succulents, tree, indoor plant, artificial plant, snake plant, pothos, live plant, orchid, air plant, palm, fake plant, ficus, shrub, fiddle leaf fig, aloe vera plant
flowers: bouquet, flowers, rose, roses, artificial flowers, flower bouquet, dried flowers, tulips, silk flowers, peony, peonies, hydrangea
seed packets: seed, seed packet, seeds, flower seeds, seed kit, vegetable seeds, wildflower seeds, bulbs, seed collection
feeder: bird feeder, hummingbird feeder, suet feeder, squirrel feeder
bird house: birdhouse, bird house, nest box, bat house
bee hotel: bee house, bee hotel, insect hotel
trowel: trowel, garden tool, garden tools, gardening set, pruner, garden tool set, gardening tools, garden trowel, weeder, gardening kit, pruning shears, rake, hoe, shovel, spade, hand pruner, loppers, hedge trimmer, cultivator, lawn mower, leaf blower, string trimmer, mower, chainsaw garden
watering can: watering can, garden hose, hose, hose reel, sprinkler, hose nozzle
raised bed: raised bed, garden bed, raised garden bed, trellis
wind chime: wind chime, wind chimes
birdbath: birdbath, bird bath, fountain, water fountain, garden fountain
terrarium: terrarium, terrarium kit, cloche
grow light: herb garden, indoor garden, hydroponic garden, grow light, herb garden kit, herb kit, aerogarden
plant: gnome, garden gnome, garden stake, stepping stone, solar light, solar lights, garden statue, pathway lights, garden sculpture, landscape lights, fence, yard sign, compost bin, mulch, fertilizer, potting soil, greenhouse, landscape fabric, plant food, weed killer
headphones: headphone, headphones, headset, gaming headset, earmuffs, wireless headphones
earbuds: earbud, earbuds, earphones, airpods, airpod case, wireless earbuds, in-ear headphones
speaker: speaker, bluetooth speaker, soundbar, smart speaker, echo, sound bar, subwoofer, speakers, portable speaker, sound machine, noise machine, white noise machine, wireless speaker, speaker system, amplifier, receiver, home theater system
radio: radio, weather radio, boombox, walkie talkie, walkie talkies, clock radio, emergency radio, two way radio
keyboard: keyboard, mechanical keyboard, gaming keyboard, keycaps, keyboard case, keycap set
laptop stand: laptop stand, monitor stand, laptop table, monitor riser
laptop: laptop, notebook computer, chromebook, macbook, laptop sleeve, laptop case, gaming laptop
phone: phone, smartphone, phone case, iphone case, iphone, cell phone, cellphone, galaxy case, phone cover, case for iphone, android phone
tablet: tablet, ipad, e-reader, kindle, ereader, tablet case, ipad case, drawing tablet, graphics tablet, kids tablet, kindle fire
charger: wireless charger, charging station, charging dock, charging stand, charging tray, charger stand
smart frame: digital photo frame, digital picture frame, digital frame
tags: key finder, tracker, airtag, key chain, keychain, keyring, key ring, tracker tag, keychains, gps tracker, lanyard, airtag holder, dog tag, dog tags
camera: camera, film camera, dslr, digital camera, camera lens, mirrorless camera, lens, action camera, disposable camera, video camera, camcorder
camera strap: camera strap
instant camera: instant camera, polaroid, instax, polaroid camera
projector: projector, mini projector, movie projector
console: game console, handheld console, gameboy, controller, game controller, handheld game, gamepad, gaming controller, wireless controller, game boy, nintendo switch, playstation, xbox controller
arcade: arcade machine, arcade stick, arcade, arcade cabinet, arcade game, pinball machine, video game, joystick
cable: cable, charging cable, usb cable, hdmi cable, extension cord, adapter, power cord, charger cable, ethernet cable, cord, usb-c cable, speaker wire, hdmi, patch cable, lightning cable
tv: tv, television, monitor, gaming monitor, smart tv, computer monitor, tv mount, projector screen, led tv, 4k tv
drone: drone, quadcopter, rc helicopter, helicopter
gadget: snow blower, filter system, water filter system, smart home hub, power bank, portable charger, charger, gadget, usb hub, hard drive, router wifi, tripod, phone stand, phone holder, ring light, security camera, doorbell, video doorbell, thermostat, smart plug, printer, scanner, calculator, battery, mouse, gaming mouse, streaming stick, webcam, flash drive, memory card, ssd, card reader, smart lock, baby monitor, air purifier, heater, space heater, wifi router, power strip, smart ring, vr headset, selfie stick, usb, docking station, 3d printer, wireless mouse, phone mount, car mount, label maker, graphics card, remote, remote control, microsdxc card, sd card, usb drive, photo printer, battery charger, dash cam, batteries, power station, generator, air conditioner, dehumidifier, air filter, solar panel, hub, motherboard, screen protector, stylus, walkman, media player, mp3 player, dvd player, gps, scale, body scale, alarm system, surge protector, power supply, cpu cooler, pc case, telephone, blood pressure monitor, oximeter, modem, inverter, capture card, memory, safe, padlock, lock, door lock, metal detector, fireplace, electric fireplace, washing machine, refrigerator, dishwasher, mini fridge, fridge, freezer, washer, dryer, dash camera, mount, wine cooler fridge, steamer, steam iron, garment steamer, sensor, switch, light switch, smoke detector, carbon monoxide detector, stud finder, multimeter, toner cartridge, ink cartridge
pet bed: dog bed, cat bed, pet bed, dog crate mat, dog blanket, orthopedic dog bed
collar: dog collar, cat collar, pet collar, collar
leash: leash, dog leash, dog harness, harness, retractable leash, cat harness
pet bowls: elevated dog bowl, raised pet bowls, raised dog bowl
pet bowl: dog bowl, cat bowl, pet bowl, pet feeder, pet fountain, cat fountain, slow feeder, automatic feeder, cat feeder, cat water fountain, automatic pet feeder, dog water bottle
cat cave: cat cave, cat house, dog house, pet house, cat tent, dog crate, pet carrier, dog kennel, cat carrier, dog carrier
cat steps: cat shelf, cat steps, cat wall shelves, cat shelves, cat tree, cat condo, cat tower, cat perch
scratcher: cat scratcher, scratching post, cat scratching post, scratching pad
wand: cat wand, cat teaser, feather wand
catnip: catnip toy, catnip
raincoat: dog raincoat, dog coat, dog sweater, dog jacket, pet costume, dog costume, dog hoodie, dog vest, dog clothes, dog dress, dog shirt
felt mat: snuffle mat, lick mat
pet toy: dog toy, cat toy, pet toy, chew toy, dog chew toy, dog ball, dog chew, kong, cat toys, dog toys, bird toy, cat tunnel, squeaky toy, interactive cat toy
pet food: dog food, cat food, dog treats, dog biscuits, cat treats, pet food, cat litter, dog treat, bird seed, fish food, puppy food, rawhide, wet cat food, bully sticks, litter box, dog supplement, dog shampoo, pet shampoo, dry dog food, chicken feed, kitten food, flea treatment, puppy pads, pet supplies, dog vitamins, birdseed, cat litter box
aquarium: aquarium, fish tank, fish bowl, aquarium kit, aquarium filter
car part: car accessories, floor mats, car mat, car cover, jump starter, tire, seat cover, car seat cover, steering wheel cover, wheel, car charger, windshield wiper, brake pads, hitch, car floor mats, wheels, rim, rims, tires, spark plugs, spark plug, headlight, headlights, car stereo, truck bed cover, floor liners, exhaust, mud flaps, motor oil, tonneau cover, grille, shock absorbers, brake kit, tail lights, led headlight, license plate frame, license plate, winch, roof rack, cargo carrier, shift knob, car wax, car speakers, wiper blades, seat covers, wiper blade, bumper, fender, carburetor, muffler, radiator, brake rotors, rotor, truck tool box, trailer hitch, bike rack, air compressor, tire inflator, fuel pump, alternator, engine oil, wheel cover
tire gauge: tire gauge
car freshener: car freshener, air freshener, car air freshener
car kit: car wash kit, detailing kit, car cleaning kit, car care kit, car detailing kit
gift set: gift set, gift box, care package, subscription box, gift pack, gift bundle, gift kit, new mom gift, spa basket
gift: gift, present, wrapping paper, gift bag, surprise, gift wrap, gift bags
supplies: oil, kit, starter kit, repair kit, emergency kit, survival kit, fishing kit, cleaner, powder, pump, supplies, album, refill, parts
`;
