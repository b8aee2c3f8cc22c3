/** Heads of the names of what is worn, carried and used on the body: each line a kind, then the words that name it. */
export const WEARING_HEADS = `
necklace: necklace, pendant, chain, choker, pendant necklace, medallion, lariat, charm necklace, chain necklace, rosary
locket: locket
earrings: earring, earrings, hoop, stud earrings, hoop earrings, drop earrings, stud earring, studs, hoops, ear cuff, earings, body jewelry, nose ring, nose stud
ring: ring, engagement ring, wedding band, signet ring, diamond ring, wedding ring, promise ring, wedding ring set, bridal set, anniversary band, class ring, band ring, solitaire
bracelet: bracelet, anklet, charm bracelet, beaded bracelet, friendship bracelet, medical id bracelet, id bracelet, wristband
bangle: bangle, cuff bracelet, bangles, cuff
watch: watch, wristwatch, smartwatch, smart watch, chronograph, fitness tracker, field watch, dive watch, watch band, pocket watch, dress watch, watch strap, activity tracker
cufflinks: cufflink, cuff links, tie clip, tie bar
pins: enamel pin, lapel pin, brooch, badge, pins, pin set, button pin
jewelry box: jewelry box, jewelry case, jewelry organizer, jewelry stand, jewelry set, jewelry, jewelry holder, tiara, charm, jewelry armoire, jewelry making kit, body chain
scarf: scarf, shawl, wrap, pashmina, infinity scarf, wool scarf, snood, cowl, keffiyeh
beanie: beanie, knit hat, winter hat, knit cap, toque, winter cap
cap: baseball cap, cap, snapback, ball cap, visor, trucker hat, cycling cap, dad hat, golf hat, bucket cap, snapback hat
hat: hat, sun hat, fedora, panama hat, straw hat, cowboy hat, bucket hat, beret, boonie hat, headband, headwear, top hat
mittens: mitten, mittens
gloves: glove, gloves, gardening gloves, work gloves, winter gloves, garden gloves, leather gloves, football gloves, golf glove, boxing gloves, cycling gloves, batting gloves
socks: sock, socks, stocking, tights, leggings sock, pantyhose, knee socks, ankle socks, compression socks, crew socks, thigh highs
slippers: adilette slides, house slipper, slipper, slippers, house shoes, moccasin, clog, clogs, slides, moccasins
shoes: shoe, shoes, sneaker, sneakers, loafer, running shoes, trainers, heels, sandals, flats, sandal, flip flops, loafers, oxford, oxfords, running shoe, dress pump, wedges, tennis shoes, ballet flats, golf shoes, walking shoe, basketball shoes, cleats, mules, flat, wedge, hiking shoes, water shoes, trail runner, slip on, espadrilles, trail running shoes, walking shoes, work shoes, stiletto, wedge sandal, slingback, dance shoes, wedge sandals, shoe insoles
boots: boot, boots, hiking boot, hiking boots, rain boots, snow boots, bootie, work boots, ankle boots, cowboy boots, booties, ankle boot, chelsea boot, hunting boots, snow boot, work boot
t-shirt: t-shirt, tshirt, tee, t shirt, tank top, tank, graphic tee, polo, jersey, camisole, top, tee shirt, crop top, cami, polo shirt, rash guard, t-shirts, tank tops, bodysuit
shirt: shirt, button down, flannel, blouse, dress shirt, flannel shirt, shirts, tunic, scrub top, button up shirt
sweater: sweater, cardigan, pullover, hoodie, sweatshirt, turtleneck, jumper, hooded sweatshirt, sweater vest, fleece pullover, quarter zip, henley, zip hoodie
jacket: jacket, coat, blazer, parka, raincoat, rain jacket, windbreaker, suit, hoodie jacket, denim jacket, leather jacket, down jacket, overcoat, tuxedo, trench coat, fleece jacket, anorak, bomber, winter coat, kimono, peacoat, poncho, suit jacket, snowsuit, duster
vest: safety vest, running vest, reflective vest
robe: robe, bathrobe, dressing gown, spa robe, caftan, nightgown, kaftan, nightshirt
dress: dress, gown, skirt, sundress, maxi dress, jumpsuit, romper, wedding dress, midi dress, flower girl dress, skort, mini dress, cocktail dress, evening gown, sheath, prom dress, formal dress, mini skirt
pants: coveralls, coverall, bottoms, sweat pants, pants, jeans, trousers, leggings, shorts, joggers, chinos, sweatpants, jogger, yoga pants, overalls, cargo pants, capri, legging, slacks, board shorts, snow pants, swim trunks, denim, bib overalls, capris, jean, boardshorts, tight
underwear: bra, underwear, lingerie, panties, boxer briefs, briefs, boxers, thong, sports bra, bralette, corset, shapewear, panty, bra set, garter belt, boxer, bustier, camisole set, panty set, brief, slip, teddy, body shaper, waist trainer, thermal underwear, hipster
swimwear: swimsuit, bikini, swimwear, one piece swimsuit, bathing suit, wetsuit, swim suit, leotard, one piece, monokini, tankini, bikini set, bikini top, swim top, bikini bottom, bikini bottoms, cover up
clothes: pajama, pajamas, pajama set, outfit, clothing, sleepwear, loungewear, uniform, costume, apparel, pyjamas, outfit set, scrub set, tracksuit, layette, onesies pajamas, pj set, lounge set, halloween costume, pajama pants, kigurumi, sweatsuit, scrub pants, pants set, clothing set, wig, bib, sleeper, footie, cosplay costume
onesie: onesie, baby bodysuit, baby onesie, babygrow
tie: tie, necktie, bow tie, bowtie, suspenders
belt: belt, leather belt, dress belt, belt buckle
sunglasses: sunglasses, sunglass, eyeglasses, reading glasses, eyewear, blue light glasses, aviator, aviators, readers, optical frames, glasses frame, computer glasses, eyeglass frame
umbrella: umbrella, parasol, patio umbrella, beach umbrella
silk square: bandana, silk scarf, silk square, neckerchief, headscarf, pocket square, bandanas
handkerchief: handkerchief, hankie
tote: tote, tote bag, shopping bag, shopper, grocery bag, beach bag, canvas tote, reusable bag, bag tote
handbag: handbag, purse, satchel, clutch, crossbody, shoulder bag, hobo bag, hobo, crossbody bag, messenger bag, briefcase, evening bag, wristlet, bucket bag, sling bag, leather bag, laptop bag, bag purse, crossbody purse, clutch purse, baguette, backpack purse, sling
backpack: backpack, daypack, rucksack, school bag, knapsack, book bag, diaper bag backpack, hydration pack, laptop backpack, bookbag, hiking backpack, cooler backpack
duffel: duffel, duffle bag, duffel bag, weekender, gym bag, travel bag, duffle, overnight bag, weekender bag, holdall, sports bag, golf bag, equipment bag
suitcase: suitcase, luggage, carry on, luggage set, spinner, trolley, carry on luggage, hardside luggage
packing cubes: packing cube, packing cubes, compression bag
pouch: holster case, holster, pouch, toiletry bag, cosmetic bag, makeup bag, dopp kit, pencil case, fanny pack, zipper pouch, belt bag, waist pack, cosmetic case, pencil pouch, coin purse, makeup case, waist bag, glasses case, eyeglass case, hip pack, travel pouch, toiletry kit
wallet: wallet, card holder, money clip, billfold, cardholder, card wallet, passport holder, passport cover, checkbook cover, card case, credit card holder, passport wallet, business card holder
luggage tag: luggage tag, bag tag, id tag holder
organizer: trunk organizer, organizer, car organizer, drawer organizer, desk organizer, closet organizer, purse organizer, shoe organizer
dry bag: dry bag
soap: soap, bar soap, soap bar, soap set, castile soap, soaps
bath oil: lavender oil, tea tree oil, rosemary oil, jojoba oil, castor oil, peppermint oil, rosehip oil, cleansing oil, bath and body oil, bath oil, bubble bath, massage oil, body oil, essential oil, essential oils, hair oil, cuticle oil, facial oil, fragrance oil, beard oil, argan oil, coconut oil, oil set
perfume: parfum, parfum spray, perfume spray, cologne spray, eau de parfum spray, eau de toilette spray, perfume, cologne, eau de parfum, eau de toilette, fragrance, edp, edt, body mist, body spray, fragrance mist, perfume spray, aftershave
dropper: serum, tincture, face oil, hair serum, ink dropper, eye drops, drops, essence
tube: toothpaste, hand cream, sunscreen, lip gloss, face wash, cleanser, foundation, primer, concealer, bb cream, facial cleanser, exfoliator, gel, face mask, scrub, sunblock, hair gel, tinted moisturizer, mascara, eyeliner, body scrub, cleansing gel, lip balm tube, ointment
lotion: lotion, shampoo, conditioner, body wash, hand soap, body lotion, shower gel, hair spray, hairspray, hand wash, toner, micellar water, mouthwash, hand sanitizer, sanitizer, dish soap, detergent, liquid soap, bath gel, leave in conditioner, detangler, hair mist, hair treatment, facial toner
cream: cream, moisturizer, face cream, body butter, pomade, balm, eye cream, hair mask, hair wax, night cream, body cream, hair cream, moisturizing cream, anti aging cream, salve, styling cream, petroleum jelly, clay mask, deodorant cream
skincare: skincare set, skin care set, skincare kit, spa set, bath set, skin care kit, facial kit, body care set, bath gift set, skin care, spa kit, spa gift set, beauty set, skincare, grooming kit, acne kit, self care kit
makeup: makeup palette, eyeshadow, eyeshadow palette, makeup, blush, makeup kit, palette, highlighter, bronzer, makeup set, powder compact, contour kit, eye shadow, pressed powder, setting powder, face powder, eye palette, makeup brush, makeup brushes, brush set, makeup brush set, brow kit, eyelashes, false eyelashes, lashes, eyebrow pencil, face palette, eyelash
lipstick: lipstick, lip tint, lip stain, liquid lipstick, lip color, lip kit
balms: lip balm, balm tin, chapstick
brush: hairbrush, hair brush, brush, comb, paddle brush, detangling brush, wooden comb, beard comb, cleansing brush, facial brush, back scrubber, back brush
beard kit: beard kit, beard grooming kit, beard set
razor: razor, safety razor, shaving kit, shaving set, shaver, shave kit, trimmer, electric razor, electric shaver, beard trimmer, hair clipper, hair clippers, shaving brush, shaving cream, hair trimmer, razors, clippers, epilator
foot soak: foot soak, bath salt, bath salts, epsom salt, bath soak
bath bombs: bath bomb, bath bombs, shower steamer, bath fizzies, shower steamers
eye pillow: eye pillow, sleep mask, eye mask, sleeping mask
heat pack: heat pack, neck wrap, neck warmer, heating wrap, ice pack, heated neck wrap
massager: massager, foot massager, neck massager, foot spa, back massager, shiatsu massager, scalp massager
nail polish: nail polish, nail kit, nail set, gel polish, manicure set, manicure kit, nail lamp, nail lacquer, nail polish set, gel nail polish, nail clippers, nail file, press on nails, nail clipper
hair dryer: hair dryer, blow dryer, curling iron, straightener, flat iron, hair straightener, curling wand, hot air brush, hair curler
beauty: spray, hair spray bottle, beauty, cosmetics, supplement, vitamins, vitamin, toothbrush, electric toothbrush, deodorant, cotton pads, hair extension, hair extensions, hair clip, scrunchie, hair tie, hair color, hair dye, supplements, gummies vitamin, hair bow, hair claw, barrette, cosmetic, sunless tanner, wax kit, tweezers, hair accessories, hair ties, contact lens, water flosser, multivitamin, probiotic, collagen, bath sponge, loofah, scrunchies, headbands, softgels, softgel, hair pins, face roller, facial steamer, derma roller, hair clips, medicine, bandage, moisturizing gloves, pills
accessory: bag, case, strap, drawstring bag
`;
