import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'artumas-ilguose-santykiuose-kaip-ji-islaikyti',
  title: 'Artumas ilguose santykiuose: kaip jį išlaikyti',
  excerpt:
    'Kartais po dešimties metų kartu artumas nebeatsiranda pats, bet niekur ir nedingsta savaime. ' +
    'Apie keturias jo rūšis, laiką, kūną, „ne“ ir grįžimą po atšalimo.',
  content: `Įsivaizduokite porą, kuri, kaskart važiuodama į Palangą, sustoja toje pačioje degalinėje prie Kryžkalnio išgerti prastos kavos. Niekas neprisimena, kodėl. Bet kai kartą vasarą vienas iš jų pasiūlė nestoti, nes vėluojama, kitas vos neapsiverkė. Paaiškėjo, kad tos penkiolika minučių su popieriniais puodeliais buvo vienintelės per visus metus, kai niekas nieko iš jų nenorėjo.

Artumas ilguose santykiuose kartais ir slepiasi tokiose vietose: ne ten, kur jo ieškome, ir ne tokio pavidalo, kokio tikimės. Toliau – apie tai, iš ko jis sudarytas, kodėl apmiršta net ten, kur žmonės vienas kitą myli, ir ką galima daryti po truputį, be didelių pažadų.

## Artumas nėra vien tai, kas vyksta lovoje

Kai sakome „mums trūksta artumo“, turime galvoje skirtingus dalykus. Patogu skirti keturias artumo rūšis:

- **Kasdienis artumas** – žinau, kaip tau praėjo diena, ko nevalgai, koks šuo tave šiandien aplojo.
- **Emocinis artumas** – galiu pasakyti, ko bijau ar gėdijuosi, ir mane išgirs ir nepuls taisyti.
- **Kūno artumas** – prisiglaudžiame, paimame už rankos, filmą žiūrime susirangę po vienu pledu.
- **Seksualinis artumas** – geidžiame ir esame geidžiami taip, kaip gera abiem.

Jos susijusios, bet viena kitos nepakeičia. Galima ilgai kalbėtis ir ilgėtis prisilietimo. Galima su malonumu mylėtis ir nežinoti, dėl ko kitas šiąnakt nemiegojo. Todėl vietoj „ar mums dar gerai?“ naudinga paklausti: „Kurios rūšies tau dabar labiausiai trūksta?“ Atsakymai gali nustebinti: vienas ilgėjosi glėbio, o kitas tarėsi turįs siūlyti seksą.

Jei norite pažvelgti atidžiau, atlikite [emocinio ir fizinio artumo testą](/testas/artumo-testas) arba užpildykite [artumo žemėlapį](/blog/artumo-zemelapis-darbo-lapas-dviem) – jis padės pamatyti, kur jūsų norai sutampa.

## Kodėl jis apmiršta

Vienos priežasties neieškokite. Gali susipinti kelios, ir nė viena jų nereiškia, kad meilė baigėsi.

**Nuovargis.** Po darbo, darželio, parduotuvės ir keturių skalbinių krūvų kūnas nori vieno – kad nuo jo visi atstotų. Artumui reikia likučio, o likučio nelieka.

**Vaidmenys.** Visą dieną esate tėvai, vairuotojai, projektų vadovai. Į lovą atsigula du gerai dirbantys kolegos. Geisti kolegos keblu.

**Smulkios nuoskaudos.** Neišplauti puodai ir nutylėtas „ačiū“ atrodo menkniekiai, bet jie kaupiasi. Sunku norėti prisiglausti prie žmogaus, ant kurio trečią dieną pykstate.

**Nuspėjamumas.** Žinome, kaip kitas atsakys, ir todėl nebeklausiame. Smalsumas užmiega pirmas, kiti jausmai eina paskui.

**Kūno pokyčiai.** Nėštumas, menopauzė, liga, vaistai, svoris, skausmas. Apie juos nekalbama iš gėdos, o kitas tylą palaiko atstūmimu.

Pabandykite įvardyti savo priežastį vienu sakiniu, be kaltinimo: „Manau, kad man labiausiai trukdo nuovargis, o ne tai, kad tu man nebepatinki.“ Toks sakinys kartais nuima naštą, nešiotą ne vienus metus.

### Vienas vakaras iš arti

Dešimta valanda, svetainė. Vienas sofos gale varto telefoną, kitas lanksto vaikų kojines.

> – Gal jau einame miegoti? – *Pasiilgau tavęs.*
>
> – Eik, aš dar sulankstysiu. – *Jei eisiu kartu, teks aiškintis, kad neturiu jėgų.*
>
> – Kaip nori. – *Vėl.*

Kursyvu parašyta tai, kas liko neištarta. Per penkias sekundes vienas pasijuto atstumtas, kitas – kaltas, ir abu tuo patikėjo, nors niekas nieko blogo nepasakė. Tas pats vakaras, kai neištartos mintys pasakomos:

> – Pasiilgau tavęs. Nieko nesitikiu, tik norėčiau, kad kartu atsigultume.
>
> – Man irgi trūksta. Jėgų turiu tik prisiglausti. Ar tiks?
>
> – Labai. Kojinės palauks.

Pabandykite savaitę stebėti savo kursyvą: ką sakote ir ką tuo metu galvojate. Kartą per vakarą ištarkite garsiai tai, kas likę kursyvu. Kartais artumas sugrįžta kaip tik pro šį plyšį.

## Laikas, kurio niekas neatiduos

Pirmaisiais mėnesiais laikas atsirasdavo pats: nemiegojote, pravažiuodavote savo stotelę. Dabar jį reikia paimti. Meilė nebūtinai susenusi – tiesiog į jūsų gyvenimą atėjo daug kitų, kurie irgi nori dėmesio.

Rinkitės mažus, bet nejudinamus dalykus. Dešimt minučių rytą, kol verda kava, telefonai dar įkraunami. Ketvirtadienio pasivaikščiojimas iki upės, kad ir lyjant. Pietūs mieste kartą per mėnesį, kai vaikai mokykloje, – dienos šviesoje kitas žmogus atrodo kitaip negu vakare ant sofos.

Ir saugokite laiką nuo dviejų svečių: ekrano ir reikalų. Prieš išeidami susitarkite: „Iki namų apie remontą ir tavo mamą nekalbame.“ Iš pradžių gali būti tylu. Tyla – ne ženklas, kad nebeturite apie ką kalbėtis; ji primena, kaip seniai to nedarėte. Kaip puoselėti tokias akimirkas kasdien, plačiau rašome straipsnyje [„Artumas kasdienybėje“](/blog/artumas-kasdienybeje-mazi-zenklai-kurie-suartina).

### Ritmas, kurio nereikia prisiminti

Kas kartojasi savaime, tam nereikia valios. Pabandykite kiekvienam laikui parinkti po vieną dalyką ir pakabinti šį sąrašą ten, kur kabo šiukšlių išvežimo grafikas.

| Kada | Ką darome | Ko tuo metu nedarome |
| --- | --- | --- |
| Kas dieną | Apsikabiname išeidami ir grįžę | Nesakome „palauk“, nebent verda sriuba |
| Kas savaitę | Vakaras be ekranų, vienas klausimas, kurio dar neuždavėme | Neaptariame pinigų ir tėvų |
| Kas mėnesį | Kelios valandos dviese už namų ribų | Neieškome progos atsiskaityti už nuoskaudas |
| Kas metus | Diena, kai prisimename, ką kartu išgyvenome, ir sutariame, ko norime | Nelyginame savęs su kitomis poromis |

Jei mėnesį nepavyko, nebandykite atsigriebti dvigubai. Tiesiog pradėkite nuo artimiausios eilutės.

### Atstumas, kuris artina

Skamba keistai, bet artumui reikia ir oro. Jei viską darote kartu, nebelieka ko parsinešti namo. Draugai, choras, žvejyba, trys dienos su sese prie ežero – tai ne bėgimas nuo santykių, jei abu žinote, kur ir kam.

Pažiūrėkite į partnerį tada, kai jis užsiėmęs tuo, ką išmano: veda susirinkimą, remontuoja variklį, juokina draugus. Gali būti, kad kaip tik tokią akimirką, iš kelių žingsnių, vėl pamatysite žmogų, kurį kadaise pasirinkote. Susitarkite, kad nors kartą per mėnesį kiekvienas turėtų vakarą sau, o grįžęs papasakotų ne tik „gerai buvo“.

## Prisilietimas, kuris nieko nežada

Būna, kad prisilietimas pamažu tampa ženklu: jei paglostei, vadinasi, nori. Tada tas, kuris šiandien nenori, ima vengti ir rankos ant peties. Taip iš namų dingsta visas švelnumas, o kartu ir keliai į geismą.

Išeitis paprasta, tik reikia ją ištarti: kurį laiką atskirkite glamones nuo sekso. Susitarkite, pavyzdžiui, dviem savaitėms: kas vakarą ketvirtį valandos gulite kartu, liečiatės, kaip abiem gera, ir žinote, kad šįvakar tuo ir baigsis. Kai nebereikia saugotis, lengviau atsipalaiduoti.

> – Ar galiu tiesiog paglostyti tau nugarą? Nieko daugiau.
>
> – Gali. Tik nekalbėkime apie rytojų.

Jei vienam prisilietimai šiuo metu nemalonūs, nespauskite. Klauskite: „Kas dabar būtų gera?“ Kartais tai tik ranka rankoje per žinias. Ir tai artumas.

### Kūnas, kuris keičiasi

Po gimdymo, operacijos, penkiasdešimtmečio ar sunkių metų kūnas gali atrodyti svetimas. Žmogus tada vengia šviesos, nusirengia vonioje, užsimeta pledą – ir apie tai nesako nieko. Kitas mato tik tai, kad nuo jo slepiamasi.

Padeda trys dalykai. Pirmas – pasakyti: „Man sunku, kai žiūri. Noriu tavęs, tik duok laiko priprasti.“ Antras – girdėti konkrečius, o ne bendrus žodžius; „gerai atrodai“ praslysta, o „man patinka tavo rankos, kai minkai tešlą“ lieka. Trečias – leisti kūnui patirti malonumų, kurie nesusiję su seksu: pirties, plaukimo, masažo, drabužio, kuris pagaliau nebespaudžia.

## Seksas, apie kurį kalbamasi

Įsivaizduokite porą, kuri per visą bendrą gyvenimą apie seksą kalbėjosi du kartus: pirmąją naktį ir per didžiausią ginčą. Visą kitą laiką tik spėliota. Vienas spėja, kad kitam nebeįdomu, kitas – kad geriau nelįsti.

Pradėti lengviau ne lovoje ir ne tuoj po sekso, o einant, važiuojant, plaunant indus. Nuo to, kas patinka: „Man gera, kai neskubame.“ Nuo smalsumo: „Ko seniai nedarėme, bet norėtum pakartoti?“ Ir visuomet paliekant kitam galimybę atsakyti „ne“. Kaip pradėti, kaip pasakyti norą ir kaip atsisakyti, surašėme straipsnyje [„Kaip kalbėtis apie seksą“](/blog/kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti).

Verta žinoti ir tai, kad ilguose santykiuose geismas gali atsirasti ne prieš artumą, o jau jam prasidėjus: taip moters geismą aprašė gydytoja Rosemary Basson. Versti savęs nereikia, bet užuot laukus žaibo, galima prinešti malkų: ramaus vakaro, glėbio, laiko. Kodėl laukti, kol aistra ateis pati, gali reikšti laukti metų metus, aiškiname straipsnyje [apie mitą, kad aistra turi ateiti savaime](/blog/aistra-turi-ateiti-savaime-mitas-apie-geisma).

### Kai norai nesutampa

Vienam pakaktų karto per mėnesį, kitam – kelių per savaitę. Vienas atsipalaiduoja prisilietęs, kitas pirma turi išsikalbėti. Tokie skirtumai nereiškia, kad kažkas sugedo: įprastais juos siūlo laikyti ir Europos seksualinės medicinos draugija. Sugenda tada, kai skirtumas virsta kaltinimu: tas, kuris nori dažniau, vadinamas priekabiu, o tas, kuris rečiau, – šaltu.

Pabandykite susėsti toje pačioje pusėje ir pažvelgti į skirtumą kaip į bendrą uždavinį. Kiekvienas užrašo po tris dalykus:

1. Kas mano norą paprastai pažadina? (Miegas, juokas, tvarkinga virtuvė, atostogos, tavo balsas per telefoną.)
2. Kas jį užgesina? (Skubėjimas, kritika, alkoholis, vaikas už sienos.)
3. Ko man reikia, kai artumo norisi tik man arba tik tau?

Tada išsirinkite po vieną „žadintoją“ ir vieną „gesintoją“ ir sutarkite, ką su jais darysite iki kito mėnesio. Nebandykite susitarti dėl skaičiaus. Kartai per savaitę greitai virsta norma, norma – skola, o skolos geismo nežadina.

## „Ne“, kuris neatstumia

Artumas galimas tik ten, kur galima atsisakyti. Jei „ne“ kaskart baigiasi tyla, surūgusiu veidu ar priekaištu, „taip“ nustoja ką nors reikšti: jis tampa mokesčiu už ramybę.

Todėl susitarkite dėl dviejų dalykų. Pirma, kas atsisako, pasako tai švelniai ir, jei nori, pasiūlo kitką: „Šiandien ne. Bet labai norėčiau užmigti tavo glėbyje.“ Antra, kas gavo „ne“, priima jį ir netikrina, ar tikrai: „Gerai, ačiū, kad pasakei. Eikš arčiau.“ Nusivilti galima; bausti už atsisakymą – ne.

„Taip“ taip pat gali pasikeisti bet kurią akimirką, ir aiškinti priežasties nebūtina. Jei jums nėra saugu pasakyti „ne“, jei esate verčiami, gąsdinami ar žeminami, tai nebe derinimosi klausimas, o smurtas, net jei esate susituokę. Su kuo apie tai pasikalbėti ir kam skambinti, jei gresia pavojus, surašyta [pagalbos puslapyje](/support).

## Po atšalimo: nuo ko grįžti

Jei artumo nebuvo mėnesius ar metus, nešokite į gilumą. Staigus „imkime ir vėl“ gali baigtis nejaukumu ir dar viena tylos žiema. Eikite laipteliais.

1. **Pasakykite, kad pasiilgote.** „Pasiilgau mudviejų. Nežinau, nuo ko pradėti, ir nespausiu. Norėjau, kad žinotum.“
2. **Sugrąžinkite pasisveikinimą.** Savaitę – tik apkabinimas išeinant ir grįžtant.
3. **Pašalinkite vieną kliūtį.** Vieną, ne visas: televizorių iš miegamojo, vaiką iš jūsų lovos, neišsakytą nuoskaudą.
4. **Laikas be tikslo.** Dvi savaites – ketvirtis valandos glėbyje, be tolesnio žingsnio.
5. **Pokalbis apie tai, kas patiko.** Ne apie tai, ko trūko. „Man buvo gera, kai…“
6. **Tik tada – kas toliau.** Jei abu norite. Jei nori tik vienas, grįžkite laipteliu žemyn; tai ne pralaimėjimas.

Tarp laiptelių gali praeiti savaitė, gali ir mėnuo. Klausimas kiekvienam sekmadieniui: „Kuris laiptelis šią savaitę mums buvo per aukštas?“

## Kada kreiptis pagalbos

Skausmas mylintis, staiga dingęs geismas, sunkumai dėl vaistų, ligos ar hormonų – tai klausimai gydytojui: šeimos gydytojui, ginekologui, urologui. Gėda suprantama, bet tokie klausimai – gydytojo darbas. Kol skauda, nebandykite iškentėti.

Jei kalbėtis nepavyksta, nes kaskart grįžtate į tą patį ginčą arba vienas iš jūsų patyrė seksualinį smurtą, padės porų konsultantas ar psichoterapeutas. O jei namus ką tik apvertė kūdikis, pradėkite nuo [atvejo, kai nebelieka laiko dviem](/blog/gimus-vaikui-kai-nebelieka-laiko-dviem-atvejis) – kantrybės ten reikia kitokios.

Pora iš degalinės tą vasarą vis dėlto sustojo. Kava buvo prasta kaip visada. Važiuodami toliau jie sutarė, kad namie irgi turi atsirasti tokia degalinė: laiptinės suoliukas, šeštadieniais, dešimt minučių, du puodeliai. Kur galėtų būti jūsiškė?

## Šaltiniai

- [Rosemary Basson, „The Female Sexual Response: A Different Model“, Journal of Sex & Marital Therapy, 2000](https://doi.org/10.1080/009262300278641)
- [Marieke Dewitte ir kt., „Sexual Desire Discrepancy: A Position Statement of the European Society for Sexual Medicine“, Sexual Medicine, 2020](https://doi.org/10.1016/j.esxm.2020.02.008)
`,
  published: true,
  readingTime: 10,
  category: 'Intymumas',
  tags: ['intymumas', 'artumas', 'ilgi santykiai', 'prisilietimai', 'laikas dviese'],
  seoTitle: 'Artumas ilguose santykiuose: kaip jį išlaikyti',
  metaDescription:
    'Artumas ilguose santykiuose: kodėl jis apmiršta, kaip atskirti prisilietimą nuo pažado, ' +
    'kalbėtis apie seksą, pasakyti „ne“ ir žingsnis po žingsnio grįžti.',
  focusKeyword: 'artumas ilguose santykiuose',
  metaKeywords: [
    'artumas ilguose santykiuose',
    'intymumas poroje',
    'seksas ilguose santykiuose',
    'kaip susigrąžinti artumą',
    'prisilietimai',
    'laikas dviese',
  ],
  imageUrl: '/covers/artumas-ilguose-santykiuose-kaip-ji-islaikyti.svg',
  imageAltText:
    'Vyresnio amžiaus pora apsikabinusi sėdi ant suoliuko ir žiūri į saulėlydį prie vandens.',
  createdAt: '2025-10-29T07:00:00.000Z',
}
