/**
 * Names of towns in Hindi, by their English name in geonames.json: the towns of the Hindi belt and of Punjab above some 40,000
 * people, and the large cities elsewhere. Written by hand: the names GeoNames has in Devanagari are often Marathi, Nepali or
 * Sanskrit, or out of use. A town that is not listed keeps its English name.
 */
export const townsInHindi: ReadonlyMap<string, string> = new Map(
  [
    // Delhi, Chandigarh
    "Delhi=दिल्ली New_Delhi=नई_दिल्ली Deoli=देवली Najafgarh=नजफ़गढ़ Karol_Bagh=करोल_बाग़ Nangloi_Jat=नांगलोई_जाट",
    "Rohini=रोहिणी Narela=नरेला Chandigarh=चंडीगढ़",
    // Haryana, Himachal Pradesh, Jammu and Kashmir
    "Gurugram=गुरुग्राम Palwal=पलवल Rewari=रेवाड़ी Faridabad=फ़रीदाबाद Bahadurgarh=बहादुरगढ़ Bhiwani=भिवानी Rohtak=रोहतक",
    "Sonipat=सोनीपत Hansi=हांसी Hisar=हिसार Sirsa=सिरसा Jind=जींद Panipat=पानीपत Karnal=करनाल Kaithal=कैथल",
    "Thanesar=थानेसर Yamunanagar=यमुनानगर Jagadhri=जगाधरी Ambala=अंबाला Panchkula=पंचकूला Shimla=शिमला Mandi=मंडी",
    "Jammu=जम्मू Srinagar=श्रीनगर Kathua=कठुआ",
    // Punjab
    "Mansa=मानसा Abohar=अबोहर Bathinda=बठिंडा Sangrur=संगरूर Patiala=पटियाला Barnala=बरनाला Muktsar=मुक्तसर Rajpura=राजपुरा",
    "Maler_Kotla=मालेरकोटला Kotkapura=कोटकपूरा Mohali=मोहाली Khanna=खन्ना Moga=मोगा Ludhiana=लुधियाना Ferozepore=फ़िरोज़पुर",
    "Phagwara=फगवाड़ा Jalandhar=जालंधर Kapurthala=कपूरथला Hoshiarpur=होशियारपुर Batala=बटाला Pathankot=पठानकोट",
    "Amritsar=अमृतसर Jagraon=जगरांव",
    // Rajasthan
    "Jaipur=जयपुर Jodhpur=जोधपुर Kota=कोटा Udaipur=उदयपुर Banswara=बांसवाड़ा Chittaurgarh=चित्तौड़गढ़ Baran=बारां",
    "Bhilwara=भीलवाड़ा Bundi=बूंदी Barmer=बाड़मेर Pali=पाली Sawai_Madhopur=सवाई_माधोपुर Beawar=ब्यावर Tonk=टोंक Ajmer=अजमेर",
    "Gangapur=गंगापुर Dhaulpur=धौलपुर Makrana=मकराना Nagaur=नागौर Bharatpur=भरतपुर Alwar=अलवर Sikar=सीकर Sujangarh=सुजानगढ़",
    "Bikaner=बीकानेर Jhunjhunu=झुंझुनूं Churu=चूरू Sardarshahr=सरदारशहर Hanumangarh=हनुमानगढ़ Sriganganagar=श्रीगंगानगर",
    "Kishangarh=किशनगढ़ Hindaun=हिंडौन Nawalgarh=नवलगढ़ Rajgarh=राजगढ़",
    // Bihar, Jharkhand
    "Patna=पटना Gaya=गया Nawada=नवादा Dehri=डेहरी Luckeesarai=लखीसराय Bihar_Sharif=बिहार_शरीफ़ Jahanabad=जहानाबाद",
    "Bhagalpur=भागलपुर Jamalpur=जमालपुर Monghyr=मुंगेर Begusarai=बेगूसराय Baruni=बरौनी Katihar=कटिहार Buxar=बक्सर",
    "Dinapore=दानापुर Hajipur=हाजीपुर Purnia=पूर्णिया Chapra=छपरा Saharsa=सहरसा Kishanganj=किशनगंज Muzaffarpur=मुज़फ़्फ़रपुर",
    "Darbhanga=दरभंगा Siwan=सिवान Mothihari=मोतिहारी Bagaha=बगहा Arrah=आरा Araria=अररिया Bettiah=बेतिया",
    "Ranchi=रांची Ramgarh=रामगढ़ Chas=चास Bokaro=बोकारो Jharia=झरिया Phusro=फुसरो Dhanbad=धनबाद Hazaribagh=हज़ारीबाग़",
    "Sahibganj=साहिबगंज Jamshedpur=जमशेदपुर Daltonganj=डाल्टनगंज Deoghar=देवघर",
    // Madhya Pradesh, Chhattisgarh
    "Burhanpur=बुरहानपुर Balaghat=बालाघाट Khargone=खरगोन Khandwa=खंडवा Betul=बैतूल Chhindwara=छिंदवाड़ा Seoni=सिवनी",
    "Dhar=धार Itarsi=इटारसी Indore=इंदौर Dewas=देवास Jabalpur=जबलपुर Ujjain=उज्जैन Sehore=सीहोर Bhopal=भोपाल Shahdol=शहडोल",
    "Ratlam=रतलाम Nagda=नागदा Vidisha=विदिशा Damoh=दमोह Katni=कटनी Sagar=सागर Mandsaur=मंदसौर Singrauli=सिंगरौली",
    "Rewa=रीवा Satna=सतना Guna=गुना Chhatarpur=छतरपुर Shivpuri=शिवपुरी Datia=दतिया Gwalior=ग्वालियर Morena=मुरैना Bhind=भिंड",
    "Neemuch=नीमच Narmadapuram=नर्मदापुरम",
    "Raipur=रायपुर Bhilai=भिलाई Durg=दुर्ग Dhamtari=धमतरी Raj-Nandgaon=राजनांदगांव Bilaspur=बिलासपुर Korba=कोरबा",
    "Chirmiri=चिरमिरी Raigarh=रायगढ़",
    // Uttar Pradesh, Uttarakhand
    "Lalitpur=ललितपुर Mirzapur=मिर्ज़ापुर Mughalsarai=मुगलसराय Mahoba=महोबा Gyanpur=ज्ञानपुर Jhansi=झांसी Banda=बांदा",
    "Ghazipur=गाज़ीपुर Jaunpur=जौनपुर Fatehpur=फ़तेहपुर Orai=उरई Raebareli=रायबरेली Sultanpur=सुल्तानपुर Kanpur=कानपुर",
    "Unnao=उन्नाव Tanda=टांडा Gorakhpur=गोरखपुर Faizabad=फ़ैज़ाबाद Etawah=इटावा Basti=बस्ती Shikohabad=शिकोहाबाद Gonda=गोंडा",
    "Firozabad=फ़िरोज़ाबाद Mainpuri=मैनपुरी Farrukhabad=फ़र्रुख़ाबाद Hardoi=हरदोई Mathura=मथुरा Sitapur=सीतापुर Bahraich=बहराइच",
    "Hathras=हाथरस Kasganj=कासगंज Aligarh=अलीगढ़ Shahjahanpur=शाहजहांपुर Lakhimpur=लखीमपुर Khurja=खुर्जा Bareilly=बरेली",
    "Bulandshahr=बुलंदशहर Chanduasi=चंदौसी Noida=नोएडा Greater_Noida=ग्रेटर_नोएडा Sambhal=संभल Pilibhit=पीलीभीत",
    "Ghaziabad=गाज़ियाबाद Hapur=हापुड़ Loni=लोनी Muradnagar=मुरादनगर Rampur=रामपुर Moradabad=मुरादाबाद Amroha=अमरोहा",
    "Baraut=बड़ौत Bijnor=बिजनौर Kairana=कैराना Shamli=शामली Muzaffarnagar=मुज़फ़्फ़रनगर Najibabad=नजीबाबाद Deoband=देवबंद",
    "Saharanpur=सहारनपुर Varanasi=वाराणसी Prayagraj=प्रयागराज Mau=मऊ Azamgarh=आज़मगढ़ Auraiya=औरैया Deoria=देवरिया",
    "Ayodhya=अयोध्या Lucknow=लखनऊ Agra=आगरा Budaun=बदायूं Meerut=मेरठ Budhana=बुढ़ाना Robertsganj=रॉबर्ट्सगंज",
    "Kashipur=काशीपुर Haldwani=हल्द्वानी Roorkee=रुड़की Haridwar=हरिद्वार Dehradun=देहरादून Almora=अल्मोड़ा Mussoorie=मसूरी",
    // Gujarat, Maharashtra
    "Surat=सूरत Bhavnagar=भावनगर Rajkot=राजकोट Jamnagar=जामनगर Vadodara=वडोदरा Ahmedabad=अहमदाबाद",
    "Mumbai=मुंबई Pune=पुणे Kolhapur=कोल्हापुर Sangli=सांगली Solapur=सोलापुर Latur=लातूर Navi_Mumbai=नवी_मुंबई",
    "Pimpri-Chinchwad=पिंपरी-चिंचवड Dombivli=डोंबिवली Borivli=बोरीवली Kalyan=कल्याण Bhiwandi=भिवंडी Bhayandar=भायंदर",
    "Chandrapur=चंद्रपुर Nashik=नासिक Malegaon=मालेगांव Akola=अकोला Dhule=धुले Nagpur=नागपुर Nanded=नांदेड़ Thane=ठाणे",
    "Aurangabad=औरंगाबाद Amravati=अमरावती Jalgaon=जलगांव Ahmednagar=अहमदनगर",
    // South and east
    "Bengaluru=बेंगलुरु Mysuru=मैसूरु Mangaluru=मंगलूरु Hubballi=हुबली Belagavi=बेलगावी Hyderabad=हैदराबाद Secunderabad=सिकंदराबाद",
    "Warangal=वारंगल Vijayawada=विजयवाड़ा Visakhapatnam=विशाखापत्तनम Nellore=नेल्लोर Guntur=गुंटूर Chennai=चेन्नई Madurai=मदुरै",
    "Coimbatore=कोयंबटूर Salem=सेलम Tiruppur=तिरुप्पुर Erode=इरोड Kochi=कोच्चि Thiruvananthapuram=तिरुवनंतपुरम Kozhikode=कोझिकोड",
    "Kolkata=कोलकाता Howrah=हावड़ा Asansol=आसनसोल Siliguri=सिलीगुड़ी Durgapur=दुर्गापुर Kharagpur=खड़गपुर Bhubaneswar=भुवनेश्वर",
    "Cuttack=कटक Rourkela=राउरकेला Guwahati=गुवाहाटी Shillong=शिलांग",
  ].flatMap((row) =>
    row.split(" ").map((entry): [string, string] => {
      const [english, inHindi] = entry.replaceAll("_", " ").split("=")
      return [english, inHindi]
    }),
  ),
)
