import type { PipeClass, SizeFamily } from "../range/size"
import type { Meaning, Role, Unit } from "./meaning"
import type { UnsoldGoods } from "./unsoldGoods"

const hollow: readonly SizeFamily[] = ["square", "rectangular"]
const preGalvanized: readonly SizeFamily[] = ["gpSquare", "gpRectangular", "gpPipe"]
const anyTube: readonly SizeFamily[] = [...hollow, "pipe", ...preGalvanized]

/** Words for goods with size tables. A second word narrows the first: "square pipe" is square. */
export const goods: readonly (readonly [string, readonly SizeFamily[]])[] = [
  ["shs", ["square", "gpSquare"]],
  [
    "rhs rect rectangel rectangle rectangular rectanguler recta आयताकार रेक्टेंगल",
    ["rectangular", "gpRectangular"],
  ],
  ["hollow box boxes hss बॉक्स", [...hollow, "gpSquare", "gpRectangular"]],
  [
    "tube tubes tubing tubular pipe pipes pip pipi payp paip erw chs naali nali nalli पाइप पाईप नली नाली ट्यूब",
    anyTube,
  ],
  ["gp pregalvanised pregalvanized pregalv pregal जीपी", preGalvanized],
  [
    "angle angles angel angels angal engle angl isa isea isua ea ua l ऐंगल एंगल एँगल ऐंगिल एंगिल",
    ["equalAngle", "unequalAngle"],
  ],
  [
    "channel channels chanel chanels channal chennal chanal chenal chenel channl chnl c चैनल चेनल चैनेल",
    ["channel"],
  ],
  [
    "beam beams joist joists girder girders garder gatar gaatar gattar gardar gader gadar rsj i गर्डर गार्डर गाटर बीम",
    ["beam"],
  ],
  [
    "sheet sheets sheetsteel plate plates chadar chaddar chadder chader patra pattra pl plt शीट चादर चद्दर प्लेट पत्रा",
    ["sheet", "chequered"],
  ],
  [
    "chequered chakar chakkar chekar cheker chequar checkerplate checkered chequer checker checkerd chequerd cheqrd chekered checquered chq chqd chqrd cheq चेकर चेकर्ड",
    ["chequered"],
  ],
  ["plank planks प्लैंक", ["plank"]],
]

/** Words for a cross-section. "MS round 25 mm" may be a pipe or a bar, which is not sold here. */
export const shapes: readonly (readonly [string, readonly SizeFamily[]])[] = [
  [
    "sq sqr sqre sqare square squar sqaure squre chaurasa chokor chaukor choras चौकोर चौकोन चौरस वर्गाकार स्क्वायर स्क्वेयर",
    ["square", "gpSquare"],
  ],
  ["round rounds circular gol goal गोल", ["pipe", "gpPipe"]],
]

/** Words for goods sold here without a size table, by the family of their product. */
export const productWords: readonly (readonly [string, string])[] = [
  ["chaukhat chokhat chaukhats chowkhat choukhat chaukat chokat doorframe चौखट", "door-frame"],
  ["reflector reflectors रिफ्लेक्टर", "reflector"],
  ["alpha windowsection khidki खिड़की", "window"],
  ["ppgi ppgl precoated prepainted", "coated"],
  ["coil coils कॉइल", "coil"],
]

/** Words for goods that are not sold here. */
export const unsoldWords: readonly (readonly [string, UnsoldGoods])[] = [
  ["flat flats strip strips patta patti patty pati pattis पट्टी पत्ती फ्लैट", "flats"],
  ["tmt rebar rebars sariya saria sarya sariyas reinforcement tor सरिया टीएमटी", "tmt"],
  ["rod rods रॉड", "rods"],
  ["bar bars", "bars"],
  ["wire wires taar तार", "wire"],
  ["purlin purlins purline", "purlins"],
  ["rail rails", "rails"],
  ["ishb hb npb wpb upn ipe hea heb ub uc isnt nt", "hBeams"],
  [
    "elbow elbows bend bends flange flanges socket sockets tee tees nipple nipples reducer reducers coupling couplings union unions valve valves fitting fittings",
    "fittings",
  ],
  ["nut nuts bolt bolts washer washers screw screws stud studs anchor anchors", "bolts"],
  ["clamp clamps bracket brackets hinge hinges kabza", "clamps"],
  ["mesh wiremesh weldmesh jali jaali जाली grating gratings", "mesh"],
  ["cement sand brick bricks gitti", "building"],
  ["electrode electrodes", "electrodes"],
  ["ss stainless", "stainless"],
  ["aluminium aluminum al alu copper brass ci", "metals"],
  ["pvc cpvc upvc hdpe ppr", "plastic"],
  ["seamless smls", "seamless"],
  ["decking deck", "decking"],
  ["gc gci corrugated", "corrugated"],
  ["cr crc crca", "coldRolled"],
  ["bq boiler hardox sailhard corten", "specialPlate"],
]

export const units: readonly (readonly [string, Unit])[] = [
  ["mm mms millimetre millimeter millimetres millimeters mili मिमी एमएम मिलीमीटर", "mm"],
  ["cm cms सेमी", "cm"],
  ["m mtr mtrs mts metre metres meter meters mter मीटर मी", "m"],
  ["ft feet foot fit feets fut fts फुट फीट फिट फ़ुट", "foot"],
  ['in inch inches inchs inchi " इंच इन्च इंची', "inch"],
  ["soot sut suta sutta sutar soota सूत", "soot"],
  ["g ga gauge guage gage gauges gague gej गेज", "gauge"],
  ["swg", "swg"],
  ["bg", "bg"],
  ["nb dn एनबी", "nb"],
  [
    "nos no noss pcs pc pieces piece pices pce pic pics peice peices ea each number numbers nr units nag nags adad dana lengths lenghts lgths joints pis tukda tukde tukra tukre टुकड़ा टुकड़े नग पीस अदद",
    "pieces",
  ],
  ["rmt rm rmtr rmtrs", "runningMetres"],
  ["rft rfts", "runningFeet"],
  ["kg kgs kilo kilos kilogram kilograms kilogramme किलो किग्रा केजी किलोग्राम", "kg"],
  ["t ton tons tonne tonnes tn mt mts mton tonn टन", "tonnes"],
  ["quintal quintals qtl qtls qntl kwintal क्विंटल", "quintals"],
  ["rs inr rupees rupee रुपये ₹", "rupees"],
  ["percent %", "percent"],
  ["sqm sqmt sqmtr", "squareMetres"],
  [
    "bundle bundles bdl set sets lot lots truck trucks load loads dozen packet packets pkt pair pairs pkts sqft sft गाड़ी",
    "lots",
  ],
]

export const roles: readonly (readonly [string, Role])[] = [
  ["thk th thick thickness thik thck thickess thickn wall mota motai मोटा मोटाई मोटी", "thickness"],
  ["width wide w चौड़ा चौड़ाई chauda chaudi chaudai", "width"],
  [
    "length len लेंथ लैंथ लेन्थ lenth lenght lengh leanth long lg lgth lambai lamba lambi लंबाई लम्बाई लंबा लंबी",
    "length",
  ],
  ["od", "outside"],
  ["dia diameter ø φ diametre व्यास", "diameter"],
  ["qty quantity qnty quantities qnt मात्रा", "quantity"],
  ["wt weight वजन wajan", "weight"],
]

export const classes: readonly (readonly [string, PipeClass])[] = [
  ["light lt lite halka halki हल्का हल्की लाइट", "light"],
  ["medium med mdm midium मीडियम मध्यम", "medium"],
  ["heavy hvy hevy bhari bhaari हैवी हेवी भारी", "heavy"],
]

export const filler =
  "ms black steel mild carbon section sections sec of the for size sizes sz in with prime new make brand equal unequal type approx approximately about around only " +
  "hr need needed want required require reqd req requirement please pls plz kindly send quote quotation supply supplying providing urgent urgently " +
  "hi hello sir dear bhai भाई ji within by from thanks regards we i'm looking am also material materials item items sr sl no structural structure hot rolled cold formed welded " +
  "hrs made as per drawing drg random full standard std plus extra excluding including incl tax delivery delivered site ex godown stock ready " +
  "chahiye bhejna bhejiye banane banana liye gusset base cap cleat splice stiff stiffener stiffeners stiffner iski chaiye chahie btao mujhe aaj kal tak aas pas handrail walkway stair वाले बताना best at loading kya bhi chalega apl rathi kamdhenu hissar confirming scaffolding scaffold कृपया भेजें भेजिए solar top uom गेट लिए चाहिए बताओ बताइए का की के और वाला वाली wala wali ka ki ke bhejo dena bhej भेजो do he hai है cha chi che चा ची pahije पाहिजे lokhandi लोखंडी wale bhaiya batao लोहा लोहे lohe loha एमएस माइल्ड स्टील one side with both end ends plain cut cutting total net gross " +
  "tata structura tiscon apollo jindal sail jsw surya isi mark marked common use commercial quality qlty iron pole poles column columns truss railing gate shed grill fencing support supports frame frames bracing rafter tie main legs leg high tensile class cl"

export const others: readonly (readonly [string, Meaning])[] = [
  [
    "price basic pmt rate rates amount amt gst cgst sgst igst bhav cost costing भाव रेट",
    { is: "price" },
  ],
  ["per प्रति", { is: "per" }],
  ["and aur ane ani एवं तथा आणि", { is: "and" }],
  ["by into baay बाय बाई", { is: "by" }],
  ["is bis bs hsn sac", { is: "standard" }],
  [
    "fe yst st en gr grade astm api a53 grb e e250 e350 e410 fe410 fe250 s275 s235 s355 yst210 yst240 yst310 e250a e250br e250bo e350br br bo b0 ygr",
    { is: "grade" },
  ],
  ["gi galvanised galvanized galvanise galvanize galv hdg जीआई", { is: "galvanized" }],
  [
    "or to ya upto या sch schedule lipped tapered slotted perforated folded bent hole holes half quarter adha aadha आधा dedh dhai sava paune",
    { is: "doubt" },
  ],
]

/** Several words that say one thing: "door frame". */
export const phraseWords: readonly (readonly [string, Meaning])[] = [
  ["door frame", { is: "product", family: "door-frame" }],
  ["door frames", { is: "product", family: "door-frame" }],
  ["window section", { is: "product", family: "window" }],
  ["window sections", { is: "product", family: "window" }],
  ["window frame", { is: "product", family: "window" }],
  ["z section", { is: "product", family: "window" }],
  ["t section", { is: "product", family: "window" }],
  ["colour coated", { is: "product", family: "coated" }],
  ["color coated", { is: "product", family: "coated" }],
  ["colour coat", { is: "product", family: "coated" }],
  ["coloured sheet", { is: "product", family: "coated" }],
  ["colour sheet", { is: "product", family: "coated" }],
  ["color sheet", { is: "product", family: "coated" }],
  ["कलर शीट", { is: "product", family: "coated" }],
  ["pre painted", { is: "product", family: "coated" }],
  ["roofing sheet", { is: "product", family: "coated" }],
  ["cold rolled", { is: "unsold", name: "coldRolled" }],
  ["hr coil", { is: "product", family: "coil" }],
  ["round bar", { is: "unsold", name: "bars" }],
  ["round bars", { is: "unsold", name: "bars" }],
  ["square bar", { is: "unsold", name: "bars" }],
  ["square bars", { is: "unsold", name: "bars" }],
  ["sq bar", { is: "unsold", name: "bars" }],
  ["bright bar", { is: "unsold", name: "bars" }],
  ["gol rod", { is: "unsold", name: "rods" }],
  ["t angle", { is: "unsold", name: "tees" }],
  ["t iron", { is: "unsold", name: "tees" }],
  ["t bar", { is: "unsold", name: "tees" }],
  ["lip channel", { is: "unsold", name: "purlins" }],
  ["lipped channel", { is: "unsold", name: "purlins" }],
  ["h beam", { is: "unsold", name: "hBeams" }],
  ["h beams", { is: "unsold", name: "hBeams" }],
  ["gi sheet", { is: "unsold", name: "galvanizedSheet" }],
  ["gp sheet", { is: "unsold", name: "galvanizedSheet" }],
  ["gp coil", { is: "unsold", name: "galvanizedSheet" }],
  ["base plates", { is: "goods", families: ["sheet", "chequered"] }],
  ["base plate", { is: "goods", families: ["sheet", "chequered"] }],
  ["pre galvanised", { is: "goods", families: preGalvanized }],
  ["pre galvanized", { is: "goods", families: preGalvanized }],
  ["जी पी", { is: "goods", families: preGalvanized }],
  ["जी आई", { is: "galvanized" }],
  ["एम एस", { is: "filler" }],
  ["एन बी", { is: "unit", unit: "nb" }],
  ["pre galv", { is: "goods", families: preGalvanized }],
  ["class a", { is: "class", pipeClass: "light" }],
  ["class b", { is: "class", pipeClass: "medium" }],
  ["class c", { is: "class", pipeClass: "heavy" }],
  ["cl a", { is: "class", pipeClass: "light" }],
  ["cl b", { is: "class", pipeClass: "medium" }],
  ["cl c", { is: "class", pipeClass: "heavy" }],
  ["a cl", { is: "class", pipeClass: "light" }],
  ["b cl", { is: "class", pipeClass: "medium" }],
  ["c cl", { is: "class", pipeClass: "heavy" }],
  ["a class", { is: "class", pipeClass: "light" }],
  ["b class", { is: "class", pipeClass: "medium" }],
  ["c class", { is: "class", pipeClass: "heavy" }],
  ["a cls", { is: "class", pipeClass: "light" }],
  ["b cls", { is: "class", pipeClass: "medium" }],
  ["c cls", { is: "class", pipeClass: "heavy" }],
  ["l class", { is: "class", pipeClass: "light" }],
  ["m class", { is: "class", pipeClass: "medium" }],
  ["h class", { is: "class", pipeClass: "heavy" }],
  ["ए क्लास", { is: "class", pipeClass: "light" }],
  ["बी क्लास", { is: "class", pipeClass: "medium" }],
  ["सी क्लास", { is: "class", pipeClass: "heavy" }],
  ["angle bar", { is: "goods", families: ["equalAngle", "unequalAngle"] }],
  ["angle bars", { is: "goods", families: ["equalAngle", "unequalAngle"] }],
  ["c channel", { is: "goods", families: ["channel"] }],
  ["u channel", { is: "goods", families: ["channel"] }],
  ["l angle", { is: "goods", families: ["equalAngle", "unequalAngle"] }],
  ["l section", { is: "goods", families: ["equalAngle", "unequalAngle"] }],
  ["सी चैनल", { is: "goods", families: ["channel"] }],
  ["आय बीम", { is: "goods", families: ["beam"] }],
  ["आई बीम", { is: "goods", families: ["beam"] }],
  ["i beam", { is: "goods", families: ["beam"] }],
  ["i section", { is: "goods", families: ["beam"] }],
  ["equal angle", { is: "goods", families: ["equalAngle"] }],
  ["unequal angle", { is: "goods", families: ["unequalAngle"] }],
  ["running metre", { is: "unit", unit: "runningMetres" }],
  ["running metres", { is: "unit", unit: "runningMetres" }],
  ["running meter", { is: "unit", unit: "runningMetres" }],
  ["running meters", { is: "unit", unit: "runningMetres" }],
  ["running mtr", { is: "unit", unit: "runningMetres" }],
  ["running mtrs", { is: "unit", unit: "runningMetres" }],
  ["r mtr", { is: "unit", unit: "runningMetres" }],
  ["running feet", { is: "unit", unit: "runningFeet" }],
  ["running ft", { is: "unit", unit: "runningFeet" }],
  ["metric ton", { is: "unit", unit: "tonnes" }],
  ["metric tons", { is: "unit", unit: "tonnes" }],
  ["metric tonne", { is: "unit", unit: "tonnes" }],
  ["m ton", { is: "unit", unit: "tonnes" }],
  ["nominal bore", { is: "unit", unit: "nb" }],
  ["nominal dia", { is: "unit", unit: "nb" }],
  ["sq mtr", { is: "unit", unit: "squareMetres" }],
  ["sq mtrs", { is: "unit", unit: "squareMetres" }],
  ["sq meter", { is: "unit", unit: "squareMetres" }],
  ["sq metre", { is: "unit", unit: "squareMetres" }],
  ["sq m", { is: "unit", unit: "squareMetres" }],
  ["sq ft", { is: "unit", unit: "lots" }],
  ["full lengths", { is: "unit", unit: "pieces" }],
  ["full length", { is: "unit", unit: "pieces" }],
  ["no s", { is: "unit", unit: "pieces" }],
  ["pc s", { is: "unit", unit: "pieces" }],
  ["wall thickness", { is: "role", role: "thickness" }],
  ["wall thk", { is: "role", role: "thickness" }],
  ["outer dia", { is: "role", role: "outside" }],
  ["outside dia", { is: "role", role: "outside" }],
  ["outer diameter", { is: "role", role: "outside" }],
  ["outside diameter", { is: "role", role: "outside" }],
  ["inner dia", { is: "doubt" }],
  ["inside dia", { is: "doubt" }],
  ["fe e", { is: "grade" }],
  ["astm a", { is: "grade" }],
  ["is code", { is: "standard" }],
  ["conforming to", { is: "filler" }],
  ["confirming to", { is: "filler" }],
  ["to be", { is: "filler" }],
  ["back to", { is: "filler" }],
  ["or equivalent", { is: "filler" }],
  ["or equal", { is: "filler" }],
  ["heavy gauge", { is: "filler" }],
  ["deliver to", { is: "filler" }],
  ["delivered to", { is: "filler" }],
  ["delivery to", { is: "filler" }],
  ["एम एम", { is: "unit", unit: "mm" }],
  ["is no", { is: "standard" }],
  ["is spec", { is: "standard" }],
]

/** Words that are often written in one with the next: "mmthk", "mmx", "mspipe". */
export const gluedHeads = "mm mtr cm inch kg nos pcs ms gi gp sq nb od hr m ft".split(" ")
