import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai',
  title: 'Atsiprašymas, kuris pasiekia: žodžiai ir žingsniai',
  excerpt:
    'Ką sakyti žingsnis po žingsnio, kokių sakinių atsisakyti ir kaip elgtis, jei kitas ' +
    'tyli, pyksta, verkia ar primena seną skriaudą.',
  content: `„Na, atsiprašau, jei ką ne taip.“ Žodis lyg ir ištartas, o ore niekas nepasikeitė: vienas laukia, kada bus atleista, kitas – kada bus atsiprašyta iš tikrųjų. Atsiprašymas panašus į laišką: jo neužtenka išsiųsti, jis dar turi pasiekti.

Čia rasite žodžius, kuriuos galite pritaikyti sau, ir atsakymus, kurių greičiausiai sulauksite. Iškalti jų nereikia. Perskaitykite, pasirinkite tai, kas panašu į jus, ir pasakykite savo balsu.

## Prieš ištariant pirmą žodį

Atsakykite sau į du klausimus. Ką tiksliai padariau? Ir ką tai galėjo reikšti kitam? Jei į pirmąjį norisi atsakyti „nieko tokio“, palaukite. Atsiprašymas, ištartas tik tam, kad greičiau baigtųsi nejauki tyla, vėliau kainuoja brangiau negu pati tyla.

Rinkitės laiką, kai kitas gali klausytis: ne tarpduryje ir ne prie vaikų. Jei dar pykstate, pasakykite bent tiek: „Žinau, kad turiu tavęs atsiprašyti. Noriu tai padaryti kaip reikiant, todėl pasikalbėkime vakare.“ Laukti lengviau, kai žinai, ko lauki.

## Penki žingsniai ir penki sakiniai

Pavyzdys: per šeimos pietus vienas iš partnerių pajuokavo apie kito algą, visi nusijuokė, o tas visą likusį vakarą tylėjo.

**1. Įvardykite, ką padarėte.** Konkrečiai ir be sušvelninimų.

> „Per pietus prie tavo tėvų pasišaipiau iš tavo algos.“

**2. Prisiimkite atsakomybę.** Be „bet“, be „visi gi juokėsi“, be „tu irgi kartais“.

> „Tai buvo negražu. Taip pasielgiau aš, ir pasiteisinimo tam nėra.“

**3. Pasakykite, kaip suprantate kito skausmą, ir pasitikslinkite.**

> „Manau, tau buvo gėda ir skaudu, kad būtent aš tai pasakiau. Ar teisingai suprantu?“

**4. Pasiūlykite, kaip taisysite.** Veiksmą, kurį galima pamatyti.

> „Paskambinsiu tavo tėvams ir pasakysiu, kad pajuokavau kvailai. O apie mūsų pinigus prie kitų nebekalbėsiu.“

**5. Palikite vietos.** Neprašykite atleisti čia pat.

> „Suprantu, kad gali dar pykti. Jei norėsi apie tai pasikalbėti, išklausysiu.“

Visa tai trunka minutę. Jei visų žingsnių neprisimenate, pradėkite bent nuo dviejų pirmųjų. Ohajo valstijos universiteto tyrėjai žmonėms davė vertinti iš skirtingų dalių sudėtus atsiprašymus, ir jiems svarbiausia buvo prisiimta atsakomybė, o po jos – pasiūlymas ištaisyti žalą. Tiesa, tyrime atsiprašinėjo išgalvotas darbuotojas, ne mylimas žmogus, bet gal ir namuose pasiilgstate to paties: kad kitas nesisuktų ir ką nors padarytų.

## Sakiniai, kurie nepasiekia

| Kas sakoma | Ką girdi kitas | Kaip galima kitaip |
| --- | --- | --- |
| „Atsiprašau, jei įsižeidei.“ | Bėda – tavo jautrumas. | „Atsiprašau, kad taip pasakiau.“ |
| „Atsiprašau, bet tu pirma.“ | Esi kaltas ir dar turi atleisti. | „Atsiprašau už savo dalį.“ |
| „Juk sakiau, kad atsiprašau!“ | Tavo skausmas mane vargina. | „Matau, kad dar skauda. Ko tau dabar reikia?“ |
| „Aš tiesiog siaubingas žmogus.“ | Dabar guosk mane. | „Pasielgiau blogai ir noriu tai ištaisyti.“ |
| „Daugiau niekada gyvenime.“ | Pažadas, kuriuo sunku tikėti. | „Kai pajusiu, kad verda, išeisiu penkioms minutėms.“ |

Ketvirtasis klastingas, nes atrodo nuolankus. Vis dėlto jis apverčia vaidmenis: įskaudintas žmogus ima raminti tą, kuris įskaudino.

## Trumpi atsiprašymai kasdienybei

Ne kiekvienai progai reikia penkių žingsnių. Už smulkmenas atsiprašoma tuoj pat ir vienu sakiniu, tik jame vis tiek turi būti ir poelgis, ir pataisa:

- Pavėlavus: „Atsiprašau, laukei dvidešimt minučių. Turėjau parašyti, kai supratau, kad nespėsiu.“
- Pamiršus: „Žadėjau paskambinti meistrui ir pamiršau. Skambinu dabar.“
- Suirzus be priežasties: „Atšoviau, nors nieko blogo nepadarei. Bloga diena – ne tavo kaltė.“
- Pakėlus balsą prie vaikų: „Atsiprašau, kad prie jų šaukiau.“ Tą patį trumpai pasakykite ir vaikams: „Supykau ir šaukiau. Taip daryti negražu, aš tai taisau.“

O jei jaučiatės įskaudinti abu, nelaukite, kuris pradės. Atsiprašykite už savo dalį ir nieko nereikalaukite mainais: „Mane irgi užgavo, apie tai pasikalbėkime paskui. Pirmiausia noriu atsiprašyti, kad trenkiau durimis.“ Atsiprašymas nėra pralaimėjimas ir neįrodo, kad dėl visko teisus kitas.

## Ką daryti su atsakymu

**„Nieko tokio.“** Jei balsas sako ką kita, nepasinaudokite proga pabėgti: „Man atrodo, kad kažkas vis dėlto liko. Nespaudžiu, bet man rūpi.“ Tada palikite ramybėje ir po dienos paklauskite dar kartą.

**Tyla.** Neužpildykite jos aiškinimais. „Atsakyti nebūtina. Esu čia pat.“ Ir tikrai likite netoliese.

**Pyktis: „Ir tu manai, kad užteks atsiprašyti?“** Nesiginkite: „Ne, nemanau. Noriu suprasti, ko dar trūksta.“ Klausykitės iki galo, net jei atrodo, kad kartojamasi. Skausmą kartais tenka papasakoti ne vieną kartą.

**„O kaip anąkart, per tavo brolio vestuves?“** Jei prisimenama sena žaizda, veikiausiai ji dar neužgijo. „Matau, kad ir tai dar skauda. Šiandien atsiprašau dėl pietų, o apie vestuves noriu pasikalbėti rytoj po darbo. Gerai?“ Ir rytoj pradėkite patys.

**Ašaros.** Paklauskite: „Ar tave apkabinti, ar tiesiog pabūti šalia?“ Ne kiekvienas nori, kad jį liestų tas, kas ką tik užgavo.

**„Netikiu, kad kas nors pasikeis.“** Žodžiais čia nebepadėsite. „Suprantu, tai jau ne pirmas mano pažadas. Pažiūrėk, kaip bus per artimiausias tris savaites, ir tada pasikalbėsime.“ Toliau kalbės tik darbai.

**„Gerai. Aš irgi atsiprašau.“** Priimkite paprastai: „Ačiū.“ Nebetikrinkite, už ką tiksliai, ir nepridurkite: „Na, pagaliau.“

## Žingsniai po žodžių

Atsiprašymą patvirtina tai, kas vyksta po jo. Tą pačią dieną ištesėkite pirmą pažadą, kad ir mažą: paskambinkite, grąžinkite, sutvarkykite. Po savaitės patys, neraginami, paklauskite: „Ką dabar jauti dėl to, kas įvyko per pietus? Ar dar yra kas nors, ką turėčiau žinoti?“ O jei suklydote vėl, pasakykite iš karto, kol dar niekas nepastebėjo: „Ką tik vėl pajuokavau apie pinigus. Pastebiu. Atsiprašau.“ Laiku pripažintą klaidą atleisti lengviau negu nuslėptą.

Jei tas pats atsiprašymas kartojasi kas mėnesį, verta pažiūrėti ne į žodžius, o į ratą, kuriame sukatės: apie jį rašome straipsnyje [„Konfliktai poroje: kodėl kartojasi tie patys ginčai“](/blog/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai), o kaip ginčijatės ir susitaikote jūs, parodys [konfliktų sprendimo testas](/testas/konfliktu-sprendimo-testas). O jei įskaudinote melu, vien šių žingsnių neužteks – skaitykite, [kaip po melo atkurti pasitikėjimą](/blog/kaip-po-melo-atkurti-pasitikejima).

## Jei atsiprašo jūsų

Priimti atsiprašymą nereiškia sutikti, kad nieko nebuvo. Galite sakyti: „Girdžiu, kad gailiesi, ir man tai svarbu. Atleisti dar negaliu.“ Galite paprašyti to, ko trūksta: „Noriu, kad pasakytum, ką tiksliai padarei.“ Ir galite atleisti, kai ateis laikas, o ne kai kitas ims nekantrauti.

Viena išimtis labai svarbi. Jei po smurto, grasinimų ar žeminimo kaskart seka gėlės, ašaros ir pažadai, o vėliau viskas kartojasi, gražus atsiprašymas nėra įrodymas, kad jums saugu. Tada svarbiausia ne atleisti, o pasirūpinti savimi. Kas išklausys ir patars, nurodyta [pagalbos puslapyje](/support).

## Šaltiniai

- [Ohajo valstijos universitetas, „The 6 elements of an effective apology, according to science“, EurekAlert!, 2016 (tyrimo autoriai – Roy Lewicki, Robert Lount ir Beth Polin)](https://www.eurekalert.org/pub_releases/2016-04/osu-t6e041116.php)
`,
  published: true,
  readingTime: 5,
  category: 'Konfliktai',
  tags: ['atsiprašymas', 'susitaikymas', 'konfliktai', 'frazės pokalbiui'],
  seoTitle: 'Kaip atsiprašyti partnerio: žodžiai ir žingsniai',
  metaDescription:
    'Kaip atsiprašyti, kad žodžiai pasiektų: penki žingsniai su sakiniais, penki vengtini ' +
    'posakiai ir ką daryti, jei atsakoma pykčiu, tyla ar ašaromis.',
  focusKeyword: 'kaip atsiprašyti',
  metaKeywords: [
    'kaip atsiprašyti',
    'atsiprašymas',
    'susitaikymas po ginčo',
    'atleidimas',
    'konfliktai poroje',
  ],
  imageUrl: '/covers/atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai.svg',
  imageAltText:
    'Du žmonės sėdi atsirėmę į tas pačias duris iš abiejų pusių, pro plyšį po jomis kišamas laiškelis.',
  createdAt: '2025-12-08T08:15:00.000Z',
}
