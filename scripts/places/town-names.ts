/** Towns by their name in GeoNames, with their name today and other names people type. */
type TownNames = readonly [state: string, name: string, shown: string, ...others: string[]]

/**
 * New names, the usual English spelling where GeoNames has another, and names that neither the data nor the sound of the
 * letters leads to.
 */
export const townNames: readonly TownNames[] = [
  ["02", "Anantapur", "Anantapur", "Ananthapuramu"],
  ["02", "Cuddapah", "Kadapa", "Cuddapah"],
  ["02", "Guntakal Junction", "Guntakal"],
  ["02", "Rajahmundry", "Rajahmundry", "Rajamahendravaram"],
  ["02", "Vijayawada", "Vijayawada", "Bezawada", "विजयवाड़ा"],
  ["02", "Visakhapatnam", "Visakhapatnam", "Vizag", "Vishakhapatnam", "विजाग", "विशाखापत्तनम"],
  ["03", "Guwahati", "Guwahati", "Gauhati"],
  ["07", "Delhi", "Delhi", "देहली"],
  ["09", "Ahmedabad", "Ahmedabad", "Amdavad", "Ahmadabad"],
  ["09", "Vadodara", "Vadodara", "Baroda", "बड़ौदा"],
  ["10", "Gurgaon", "Gurugram", "Gurgaon", "गुड़गांव", "गुरुग्राम"],
  ["10", "Hisar", "Hisar", "Hissar"],
  ["10", "Sonipat", "Sonipat", "Sonepat"],
  ["11", "Shimla", "Shimla", "Simla"],
  ["13", "Cochin", "Kochi", "Cochin", "Ernakulam"],
  ["13", "Kannur", "Kannur", "Cannanore"],
  ["13", "Kollam", "Kollam", "Quilon"],
  ["13", "Kozhikode", "Kozhikode", "Calicut"],
  ["13", "Thiruvananthapuram", "Thiruvananthapuram", "Trivandrum"],
  ["13", "Thrissur", "Thrissur", "Trichur"],
  ["16", "Ahmadnagar", "Ahmednagar", "Ahilyanagar"],
  ["16", "Aurangabad", "Aurangabad", "Chhatrapati Sambhajinagar", "Sambhajinagar"],
  ["16", "Chanda", "Chandrapur", "Chanda", "चंद्रपुर", "चंद्रपूर"],
  ["16", "Mumbai", "Mumbai", "Bombay"],
  ["16", "Nashik", "Nashik", "Nasik", "नाशिक", "नासिक"],
  ["16", "Osmanabad", "Dharashiv", "Osmanabad"],
  ["16", "Pimpri", "Pimpri-Chinchwad", "Pimpri", "Chinchwad"],
  ["16", "Pune", "Pune", "Poona", "पुणे"],
  ["16", "Solapur", "Solapur", "Sholapur"],
  ["16", "Thane", "Thane", "Thana", "ठाणे"],
  ["19", "Belgaum", "Belagavi", "Belgaum", "बेलगाम"],
  ["19", "Bellary", "Ballari", "Bellary"],
  ["19", "Bengaluru", "Bengaluru", "Bangalore", "बैंगलोर", "बेंगलुरु"],
  ["19", "Bijapur", "Vijayapura", "Bijapur"],
  ["19", "Davangere", "Davanagere", "Davangere"],
  ["19", "Gulbarga", "Kalaburagi", "Gulbarga"],
  ["19", "Hubli", "Hubballi", "Hubli"],
  ["19", "Mangalore", "Mangaluru", "Mangalore"],
  ["19", "Mysore", "Mysuru", "Mysore"],
  ["19", "Shimoga", "Shivamogga", "Shimoga"],
  ["19", "Tumkur", "Tumakuru", "Tumkur"],
  ["21", "Bhubaneshwar", "Bhubaneswar", "भुवनेश्वर"],
  ["21", "Brahmapur", "Berhampur", "Brahmapur"],
  ["21", "Raurkela", "Rourkela", "Raurkela"],
  ["22", "Puducherry", "Puducherry", "Pondicherry"],
  ["23", "Mohali", "Mohali", "SAS Nagar"],
  ["25", "Chennai", "Chennai", "Madras"],
  ["25", "Tanjore", "Thanjavur", "Tanjore"],
  ["25", "Tiruchirappalli", "Tiruchirappalli", "Trichy", "Tiruchi"],
  ["28", "Barddhaman", "Bardhaman", "Burdwan"],
  ["28", "Haora", "Howrah", "Haora", "हावड़ा"],
  ["28", "Kolkata", "Kolkata", "Calcutta", "कलकत्ता"],
  ["33", "Panaji", "Panaji", "Panjim"],
  ["35", "Hoshangabad", "Narmadapuram", "Hoshangabad", "होशंगाबाद"],
  ["35", "Khajuraho Group of Monuments", "Khajuraho"],
  ["35", "Saugor", "Sagar", "Saugor"],
  ["36", "Ajodhya", "Ayodhya", "Ajodhya", "अयोध्या"],
  ["36", "Allahabad", "Prayagraj", "Allahabad", "इलाहाबाद", "प्रयाग"],
  ["36", "Fyzabad", "Faizabad", "Fyzabad"],
  ["36", "Kanpur", "Kanpur", "Cawnpore"],
  ["36", "Lakhimpur", "Lakhimpur", "Lakhimpur Kheri"],
  ["36", "Lucknow", "Lucknow", "लखनऊ"],
  ["36", "Meerut", "Meerut", "मेरठ"],
  ["36", "Mughal Sarai", "Mughalsarai", "Pandit Deen Dayal Upadhyaya Nagar"],
  ["36", "Pilkhua", "Pilkhuwa", "Pilkhua"],
  ["36", "Varanasi", "Varanasi", "Banaras", "Benares", "Kashi", "बनारस", "काशी"],
  ["38", "Bokaro", "Bokaro", "Bokaro Steel City"],
  ["38", "Jamshedpur", "Jamshedpur", "Tatanagar", "टाटानगर"],
  ["39", "Dehra Dun", "Dehradun", "देहरादून"],
  ["39", "Haridwar", "Haridwar", "Hardwar"],
  ["40", "Hyderabad", "Hyderabad", "हैदराबाद"],
]

/** Towns of the trade that are missing in the list: their state, and their post office in the postal codes. */
export const addedTowns: readonly {
  state: string
  name: string
  pin: string
  office: string
  also?: readonly string[]
}[] = [
  { state: "10", name: "Kundli", pin: "131028", office: "Kundli" },
  { state: "10", name: "Manesar", pin: "122051", office: "Manesar" },
  {
    state: "23",
    name: "Mandi Gobindgarh",
    pin: "147301",
    office: "Mandigobindgarh",
    also: ["Gobindgarh", "Gobindgarh Mandi"],
  },
  { state: "35", name: "Waidhan", pin: "486886", office: "Waidhan" },
  { state: "36", name: "Modinagar", pin: "201204", office: "Modi Nagar" },
  { state: "36", name: "Sahibabad", pin: "201005", office: "Sahibabad" },
  { state: "37", name: "Siltara", pin: "493111", office: "Siltara" },
  { state: "39", name: "Rudrapur", pin: "263153", office: "Rudarpur" },
]

/** Villages that the list confuses with cities of the same name. */
export const mistakenTowns: readonly (readonly [state: string, name: string])[] = [
  ["10", "Gorakhpur"],
]
