import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'gincas-del-indu-atvejis-zingsnis-po-zingsnio',
  title: 'Ginčas dėl indų: atvejis žingsnis po žingsnio',
  excerpt:
    'Devynios minutės virtuvėje, sulėtintos sakinys po sakinio: ką kiekvienas pasakė, ką išgirdo ' +
    'ir kurioje vietoje vakaras galėjo baigtis kitaip.',
  content: `R. ir T. kartu gyvena šešerius metus, turi ketverių metų sūnų ir dviejų kambarių butą Kaune. Abu dirba: ji – poliklinikos registratūroje, jis – pamainomis sandėlyje. Tai sudėtinis pavyzdys, sudėliotas iš daugeliui porų pažįstamų smulkmenų, tad tikrų žmonių jame neieškokite. Save, ko gero, rasite.

Ginčas truko devynias minutes. Išnagrinėsime jį po vieną sakinį, o paskui pasiklausysime, kaip pora apie jį pasikalbėjo.

## Antradienis, 20.40

T. grįžta iš vakarinės pamainos valanda anksčiau negu paprastai. Kriauklėje – pusryčių ir vakarienės indai, ant viryklės – puodas su prisvilusia koše. R. ką tik užmigdė vaiką ir pirmą kartą per dieną atsisėdo.

**T.:** „O, ir vėl kriauklė pilna.“

*Ką jis galvojo:* tikėjausi ramiai pavalgyti, o nėra net kur padėti lėkštės. *Ką ji išgirdo:* visą vakarą nieko neveikei.

Tai pirmoji sankryža. Sakinyje nėra nei labo vakaro, nei prašymo, tik vertinimas ir žodis „vėl“, kuris prie šio vakaro prijungia visus ankstesnius.

**R.:** „Labas ir tau. Gal nori sužinoti, kaip praėjo mano diena, ar tik indus suskaičiuosi?“

*Ką ji galvojo:* jei dabar nusileisiu, pripažinsiu, kad sėdėjau be darbo. *Ką jis išgirdo:* namo galėjai ir negrįžti.

Ji ginasi pašaipa. Pašaipa atmuša smūgį, bet nieko nepaaiškina: T. taip ir nesužino, kad sūnus dvi valandas verkė dėl ausies.

**T.:** „Aš irgi ne iš sanatorijos. Nuo pirmos valandos ant kojų.“

**R.:** „O aš nuo šešių.“

Prasideda nuovargio varžybos. Jas laimėti galima tik įrodžius, kad kitam lengviau, todėl abu ima menkinti vienas kito dieną. Apie indus niekas nebekalba.

**T.:** „Mano mama tris vaikus užaugino, ir kriauklė buvo tuščia.“

Čia ginčas persikelia į kitą aukštą. Iki tol buvo kalbama apie vakarą, dabar – apie tai, kokia R. moteris ir motina. T. vėliau aiškins norėjęs pasakyti tik tiek, prie kokios tvarkos yra pratęs.

**R.** (tyliai): „Tai ir važiuok pas mamą.“

Ji nueina į miegamąjį. Jis plauna indus taip garsiai, kad būtų girdėti per sieną. 20.49 bute tylu, ir ta tyla tęsis iki ketvirtadienio.

## Ko niekas nepasakė

Jei tą vakarą galėtume paklausti kiekvieno atskirai, išgirstume dvi istorijas, kuriose indai – tik dekoracija.

| | R. | T. |
| --- | --- | --- |
| Kaip praėjo diena | vaikui skaudėjo ausį, vadovė nenorėjo išleisti anksčiau | nebuvo kada pavalgyti, brigadininkas priekaištavo dėl klaidos |
| Ko tikėjosi 20.40 | kad jis apkabins ir paklaus, kaip vaikas | kad namie bent valandą niekas nieko nereikalaus |
| Kas užgavo labiausiai | palyginimas su jo mama | „važiuok pas mamą“ |
| Ko reikėjo | kad kas nors pastebėtų, kiek padaryta | kad kas nors apsidžiaugtų, jog grįžo |

Paskutinė eilutė beveik sutampa. Abu norėjo būti pastebėti, ir abu prabilo taip, kad kitas to padaryti nebegalėjo. Panašiai gali būti ir jūsų namuose: ginčijamasi ne dėl skirtingų poreikių, o dėl to, kuris pirmas gaus tą patį.

## Trys vietos, kur buvo galima pasukti

**Durys.** Pirmasis sakinys, kurį pasakome įžengę, skirtas žmogui, o ne kriauklei. Net jei ji pilna. „Labas. Kaip jūs?“ būtų užėmę tris sekundes, ir T. apie ausį būtų sužinojęs dar nepamatęs puodo.

**Antrasis sakinys.** R. galėjo neatsakyti smūgiu, nors teisę pykti turėjo: „Kai pirmiausia išgirstu apie kriauklę, man skaudu. Diena buvo baisi. Ateik, papasakosiu.“ Po tokios dienos tam ne kiekvienas randa jėgų, bet pakanka, kad jų rastų bent vienas ir bent kartais.

**Palyginimas su mama.** Jei norisi pasakyti ką nors apie kito šeimą, charakterį ar praeitį, tai ženklas sustoti. Tema jau ne ta, ir toliau bus tik blogiau. Būtų tikęs sutartas žodis ir pusvalandžio [pertrauka](/blog/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio).

## Ketvirtadienis: pokalbis po tylos

Pirmas prabyla T. – po vakarienės, kai vaikas žiūri filmuką.

**T.:** „Noriu atsiprašyti dėl antradienio. Įėjau ir iš karto puoliau prie kriauklės. O dėl mamos pasakiau bjauriai. Tu gera mama, ir lyginti tavęs neturėjau.“

**R.:** „Tas palyginimas mane labai užgavo. Dvi dienas galvojau, kad taip apie mane ir manai.“

**T.:** „Nemanau. Buvau išsekęs ir tikėjausi, kad namie bus ramu. Man atrodė, kad niekas manęs nelaukia.“

**R.:** „Laukiau. Tik laukiau, kad perimtum vaiką, nes rankos jau drebėjo. Ir atsiprašau dėl to, ką pasakiau išeidama.“

Atkreipkime dėmesį į tvarką. T. pradeda nuo savo dalies ir nelaukia, kol atsiprašys kitas. R. neskuba sakyti „nieko tokio“: ji pasako, kas užgavo, ir tik paskui atsiprašo pati. Jei T. būtų pridūręs „bet tu irgi gera“, pokalbis būtų baigęsis antruoju sakiniu.

Jie nesiaiškina, kuris pirmas pradėjo. Kiekvienas įvardija savo dalį ir pasako, ko tą vakarą tikėjosi. Tik tada ateina indų eilė.

**R.:** „Siūlau taip: kai dirbi vakarais, kriauklė – mano, bet tik iki devynių. Ko nespėju, paliekame rytui, ir niekas to nekomentuoja.“

**T.:** „Tinka. Kai dirbu rytais, vakarienės indai mano. Ir grįžęs pirmas dešimt minučių nieko netikrinu: ateinu pas jus.“

**R.:** „O aš pasistengsiu tau parašyti, jei diena sunki. Kad žinotum, ką rasi.“

Susitarimas telpa lipniame lapelyje. Pasitikrinti sutaria po dviejų savaičių, sekmadienį.

## Po dviejų savaičių

Kriauklė dukart buvo pilna iki ryto. Vieną kartą T. vis tiek atsiduso, R. pažiūrėjo į jį, jis iškėlė rankas: „Pastebėjau. Labas. Kaip jūs?“ Abu nusijuokė. Žinutę „šiandien audra“ R. parašė tris kartus, ir kaskart T. grįžo jau žinodamas, kad pirmiausia ims vaiką ant rankų, o apie brigadininką papasakos paskui.

Išsisprendė ne viskas. Jam ir toliau neramu, kai netvarkinga, o jai po darbo reikia pasėdėti. Šis skirtumas niekur nedings, ir jie apie tai kalbėsis ne kartą. Tik dabar žino, kad ginčijasi dėl nuovargio, o ne dėl to, kuris kurį mažiau myli. Kodėl tokie skirtumai grįžta ir kaip su jais gyventi, rašome straipsnyje apie [pasikartojančius konfliktus](/blog/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai), o kaip ginčijatės jūs, parodys [konfliktų sprendimo testas](/testas/konfliktu-sprendimo-testas).

## Pabandykite su savo vakaru

Prisiminkite nedidelį pastarųjų savaičių ginčą ir kartu atkurkite pirmus keturis sakinius. Po kiekvienu parašykite dvi eilutes: „ką galvojau“ ir „ką išgirdau“. Tada suraskite vieną sankryžą – ne tą, kurioje turėjo pasukti kitas, o tą, kurioje galėjote pasukti patys – ir garsiai ištarkite naują sakinį. Jei norisi daugiau, užpildykite [lapą po ginčo](/blog/lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip).

R. ir T. pykosi kaip lygūs: nė vienas kito nebijojo, abu galėjo atsakyti, išeiti ir grįžti. Jei jūsų namuose dėl neplautų indų daužomi daiktai, grasinama ar smurtaujama, sankryžų savo sakiniuose neieškokite: atsakomybė tenka tam, kuris smurtauja. Žmonių, galinčių padėti, kontaktai surašyti [pagalbos puslapyje](/support).
`,
  published: true,
  readingTime: 5,
  category: 'Konfliktai',
  tags: ['konfliktai', 'ginčai', 'namų darbai', 'atvejis', 'susitaikymas'],
  seoTitle: 'Ginčas dėl indų: atvejis žingsnis po žingsnio',
  metaDescription:
    'Ginčas dėl indų sakinys po sakinio: ką kiekvienas galvojo, ką išgirdo, kur buvo galima pasukti ' +
    'kitaip ir dėl ko pora galiausiai susitarė.',
  focusKeyword: 'ginčas dėl indų',
  metaKeywords: [
    'ginčas dėl indų',
    'ginčai dėl namų darbų',
    'konfliktai poroje',
    'kaip susitaikyti',
    'atvejo analizė',
  ],
  imageUrl: '/covers/gincas-del-indu-atvejis-zingsnis-po-zingsnio.svg',
  imageAltText:
    'Moteris ir vyras stovi virtuvėje prie kriauklės, šalia jos – neplautų indų krūvelės.',
  createdAt: '2026-01-12T08:20:00.000Z',
}
