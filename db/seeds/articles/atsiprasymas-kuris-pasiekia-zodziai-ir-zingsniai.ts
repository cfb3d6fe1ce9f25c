import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai',
  title: 'Atsiprašymas, kuris pasiekia: žodžiai ir žingsniai',
  excerpt:
    'Vienas atsiprašymas, ištartas du kartus. Eilutė po eilutės: kur jis pasimetė, kur pasiekė ' +
    'ir ką daryti, kai kitas tyli ar primena seną skriaudą.',
  content: `Atsiprašymas panašus į laišką: jo neužtenka išsiųsti, jis dar turi pasiekti. Kad pamatytumėte, kur jis pasimeta, išsiuntėme vieną laišką du kartus.

Ieva ir Simas sugalvoti, o tai, kas jiems nutiko, greičiausiai girdėta. Per pietus pas Ievos tėvus Simas pajuokavo apie jos algą. Visi nusijuokė, o Ieva visą likusį vakarą tylėjo. Skaitykite jų eilutes, o tarp jų – mūsų pastabas.

## Pirmas bandymas: automobilyje, pakeliui namo

**Simas:** „Na, atsiprašau, jei įsižeidei.“

*Žodis „jei“ viską sugadina. Girdėti: aš nieko nepadariau, o štai tavo jautrumas – problema. Tiktų „atsiprašau, kad taip pasakiau“.*

**Ieva:** „Nieko tokio.“

*Balsas sako ką kita. Simui atsiranda proga apsidžiaugti ir pasukti kalbą apie degalų kainas. Jis ja pasinaudoja.*

**Simas:** „Tai ko tada tyli? Juk visi juokėsi, ir tavo tėtis.“

*„Visi juokėsi“ – pasiteisinimas, pasislėpęs už svetimų nugarų. Be to, būtent dėl to Ievai ir skauda: juokėsi visi.*

**Ieva:** „Tu visada taip.“

*Ji irgi pasuka ne ten. „Visada“ nukelia ginčą į praėjusius metus, ir apie šiandienos pietus nebekalbės niekas.*

**Simas:** „Gerai jau, aš tiesiog siaubingas žmogus. Patenkinta?“

*Klastingiausia eilutė: atrodo nuolanki, o apverčia vaidmenis. Dabar įskaudintoji turėtų guosti tą, kuris įskaudino. Ji neguodžia. Toliau važiuojama tylint.*

Žodis „atsiprašau“ nuskambėjo, o atsiprašymo nebuvo: nei įvardyta, kas padaryta, nei prisiimta atsakomybė, nei pasiūlyta ką nors taisyti.

## Antras bandymas: kitą vakarą, virtuvėje

**Simas:** „Noriu tavęs atsiprašyti už vakar. Ar gali dabar, ar geriau vėliau?“

*Jis paklausia. Atsiprašymui, kaip ir laiškui, reikia, kad adresatas būtų namie.*

**Ieva:** „Gali dabar.“

**Simas:** „Per pietus prie tavo tėvų pasišaipiau iš tavo algos. Tai buvo negražu. Taip pasielgiau aš, ir pasiteisinimo tam nėra.“

*Poelgis pavadintas tikru vardu, o atsakomybė prisiimta be „bet“. Ohajo valstijos universiteto tyrėjai žmonėms davė vertinti iš skirtingų dalių sudėtus atsiprašymus, ir jiems svarbiausia buvo prisiimta atsakomybė, o po jos – pasiūlymas ištaisyti žalą. Tiesa, tyrime atsiprašinėjo išgalvotas darbuotojas, ne mylimas žmogus, bet gal ir namuose pasiilgstate to paties.*

**Ieva:** (tyli)

*Blogiausia, ką čia galima padaryti, – užpildyti tylą aiškinimais.*

**Simas:** „Atsakyti nebūtina. Manau, tau buvo gėda, nes tai pasakiau būtent aš. Ar teisingai suprantu?“

*Spėja, ne tvirtina. Klaustukas palieka Ievai teisę pataisyti.*

**Ieva:** „Ne visai. Gėda buvo dėl tėčio. Jis ir taip mano, kad be reikalo išėjau iš ano darbo.“

*Štai dėl ko vertėjo klausti. Simas būtų taisęs ne tą skriaudą.*

**Simas:** „To nežinojau. Dabar suprantu, kodėl taip užgavo. Rytoj paskambinsiu tavo tėčiui ir pasakysiu, kad pajuokavau kvailai ir kad tavo sprendimą laikau drąsiu. Ar norėtum, ar geriau nereikia?“

*Veiksmas, kurį galima pamatyti, ir klausimas, ar jis tinka. Pataisa, primesta be leidimo, gali tapti antra skriauda.*

**Ieva:** „Paskambink. O per mamos gimtadienį irgi juokavai. Pameni?“

*Sena žaizda. Čia lengva užtrenkti duris: „Na, dabar viską sudėsi!“ Vis dėlto jei ji primenama, matyt, dar neužgijo.*

**Simas:** „Pamenu. Ir dėl to reikės pasikalbėti. Gal rytoj, kad šiandienos nesumaišytume? Pradėsiu aš.“

*Nenumoja ranka ir nesutinka su viskuo iš karto. Pažada dieną ir tai, kad pradės pats. Rytoj pažadą teks ištesėti.*

**Ieva:** „Gerai. Aš dar pykstu, žinok.“

**Simas:** „Žinau. Ir pyk.“

*Neprašo atleisti čia pat. Atleidimas ateina savu laiku, o raginimas jį gali tik atitolinti.*

**Ieva:** „O aš atsiprašau dėl „tu visada“. Ne visada.“

*Jos dalis maža ir pasakyta paskiausiai, niekieno nereikalauta. Tinkamas atsakymas – vienas žodis.*

**Simas:** „Ačiū.“

## Kas nutiko po savaitės

Tėčiui Simas paskambino kitą dieną, kol dar nebuvo persigalvojęs. Dėl gimtadienio prabilo pats, nors labai knietėjo palaukti, gal Ieva pamirš. O po savaitės per vakarienę su draugais pajuto, kad ant liežuvio vėl sukasi tas pats juokelis, ir nutilo vidury sakinio. Ieva pastebėjo. Toks nebaigtas sakinys kartais svarbesnis už gražiausią atsiprašymą.

Jei tas pats atsiprašymas jūsų namuose kartojasi kas mėnesį, žiūrėkite ne į žodžius, o į ratą, kuriame sukatės: apie jį rašome straipsnyje [„Konfliktai poroje: kodėl kartojasi tie patys ginčai“](/blog/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai). Kaip ginčijatės ir susitaikote jūs, parodys [konfliktų sprendimo testas](/testas/konfliktu-sprendimo-testas). O jei įskaudinote melu, vieno pokalbio neužteks – skaitykite, [kaip po melo atkurti pasitikėjimą](/blog/kaip-po-melo-atkurti-pasitikejima).

## Kur šis pokalbis netinka

Ieva ir Simas vienas kito nebijo. Jei po smurto, grasinimų ar žeminimo kaskart seka gėlės, ašaros ir pažadai, o vėliau viskas kartojasi, gražus atsiprašymas nėra įrodymas, kad jums saugu. Nei atleisti, nei išklausyti neprivalote. Kas išklausys ir patars jums, nurodyta [pagalbos puslapyje](/support).

## Šaltiniai

- [Ohajo valstijos universitetas, „The 6 elements of an effective apology, according to science“, EurekAlert!, 2016 (tyrimo autoriai – Roy Lewicki, Robert Lount ir Beth Polin)](https://www.eurekalert.org/pub_releases/2016-04/osu-t6e041116.php)
`,
  published: true,
  readingTime: 4,
  category: 'Konfliktai',
  tags: ['atsiprašymas', 'susitaikymas', 'konfliktai', 'frazės pokalbiui'],
  seoTitle: 'Kaip atsiprašyti partnerio: žodžiai ir žingsniai',
  metaDescription:
    'Kaip atsiprašyti, kad žodžiai pasiektų: tas pats pokalbis du kartus su pastabomis po ' +
    'kiekvienos eilutės – kas sugadina atsiprašymą, o kas jį pataiso.',
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
