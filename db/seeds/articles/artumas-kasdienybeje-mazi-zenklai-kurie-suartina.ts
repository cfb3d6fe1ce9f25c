import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'artumas-kasdienybeje-mazi-zenklai-kurie-suartina',
  title: 'Artumas kasdienybėje: maži ženklai, kurie suartina',
  excerpt:
    'Artumas gali dingti pamažu ir pamažu sugrįžti. Kaip jį ' +
    'puoselėti pasisveikinimu, prisilietimu ir smalsiu klausimu.',
  content: `Kai sakome, kad trūksta artumo, lengva galvoti vien apie miegamąjį. O gal viskas prasidėjo kur kas anksčiau: nebeliko apkabinimo grįžus, pusryčių dviese, klausimo „kaip tu?“, į kurį iš tikrųjų laukiama atsakymo. Fiziniam artumui sunku rasti vietos ten, kur du žmonės visą dieną gyvena kaip mandagūs kambariokai.

Laimė, suartėjama taip pat, kaip ir nutolstama, – po mažą žingsnelį.

## Pasisveikinimas ir atsisveikinimas

Yra dvi dienos akimirkos, kurias verta saugoti: kai rytą atsisveikinate ir kai vakare vėl susitinkate. Skubant jas lengva pražiopsoti – vienas šūkteli iš koridoriaus, kitas neatsitraukia nuo puodų. Pabandykite savaitę laikytis paprasto susitarimo: išeidamas kiekvienas prieina atsisveikinti, o grįžęs pirmiausia pasisveikina ir tik paskui ima kalbėti apie reikalus.

Apsikabinkite ilgiau, negu esate įpratę, kol pajusite, kad abu atsikvėpėte. Galite pasakyti: „Pabūkime taip dar truputį.“ Arba tiesiog: „Gerai, kad jau grįžai.“ Apie sąskaitas ir vaikų treniruotes spėsite pasikalbėti po penkių minučių. Jei turite vaikų, nesislėpkite: jūsų švelnumas ir jiems parodo, kaip elgiasi vienas kitą mylintys žmonės.

Palyginkite du grįžimus. Pirmasis:

> – Pirkai pieno?
>
> – Labas ir tau. Nepirkau.

Antrasis:

> – Labas. Eikš čia. Na, kaip diena?
>
> – Ilga. Dabar jau geriau. Tik pieno nenupirkau.
>
> – Nieko, nueisiu vėliau. Dar minutėlę.

Pieno nėra abiem atvejais. Tik antruoju apie tai prisipažįsta žmogus, kurį pirma kas nors apkabino.

## Prisilietimai be užuominų

Kartais prisilietimų imama vengti, nes vienas būgštauja, kad švelnumas bus palaikytas pažadu, o kitas – kad vėl bus atstumtas. Taip pamažu nebelieka nei paglostymo, nei rankos ant peties.

Čia padeda atviras susitarimas: prisilietimas gali būti tiesiog prisilietimas. Pasakykite tai žodžiais:

> „Norėčiau, kad šįvakar pabūtume apsikabinę. Nieko daugiau nesitikiu, tiesiog tavęs pasiilgau.“

Kai nereikia spėlioti, ko iš jūsų tikimasi, švelnumui lengviau grįžti. O jei šiandien nesinori, atsisakyti taip pat galima šiltai: „Dabar man reikia pabūti tyloje. Bet rytoj labai norėčiau ilgiau pagulėti kartu.“

Jei prisiglaudžiate jau retai, nepradėkite nuo didelių gestų. Pakanka paliesti ranką, kai paduodate puodelį, prisėsti arčiau, kai žiūrite filmą, ar praeinant paglostyti petį. Stebėkite, kaip kitas atsiliepia, ir pasiteiraukite: „Ar tau taip gera?“ Toks klausimas nieko nesugadina – priešingai, jis padeda abiem jaustis saugiai.

Ir vengimą verta išgirsti. Jei kitas krūpteli, nusisuka ar sustingsta, sustokite ir paklauskite, ko jam dabar reikia. Prisilietimas suartina tik tada, kai abu jo nori.

## Klausimai, kurių dar neuždavėte

Po kelerių metų kartu ima atrodyti, kad kitą pažįstame iki smulkmenų. O žmogus keičiasi: keičiasi jo svajonės, baimės, net mėgstamiausia daina. Artumas auga, kai klausiame to, ko dar nežinome. Vakare vietoj „kaip darbe?“ pasirinkite vieną iš šių klausimų:

- Kas tave šiandien pralinksmino?
- Dėl ko pastaruoju metu dažniausiai jaudiniesi?
- Ką iš mūsų pirmųjų metų norėtum pakartoti?
- Ko imtumeisi, jei turėtum laisvą mėnesį?

Klausydamiesi nesiūlykite sprendimų, o paskui papasakokite ir apie save. Smalsumas turi būti abipusis, antraip pokalbis virsta apklausa.

## Laikas, kuris priklauso tik jums

Artumui reikia laiko be vaikų, ekranų ir buities. Tai nebūtinai savaitgalis prie jūros. Pakanka kavos virtuvėje, kol dar niekas neatsikėlė, pasivaikščiojimo aplink namus ar ketvirčio valandos prieš miegą be telefonų. Svarbu, kad toks laikas kartotųsi ir kad jį saugotumėte abu.

Susitarkite konkrečiai: „Antradieniais po devintos nieko neplanuojame, būname dviese.“ Įsirašykite tai į kalendorių, kaip įsirašote vizitą pas odontologą. Kai kam toks planavimas atrodo neromantiškas, bet būtent jis apsaugo vakarą, kurį kitaip pasiglemžtų skalbiniai. Jei vaikų nėra kam palikti, ieškokite plyšių: kol jie plaukioja baseine, judu galite sėdėti automobilyje su termosu ir niekam neskambinti. Keturiasdešimt minučių dviese stovėjimo aikštelėje geriau negu vakarienė restorane, kurios laukiate pusę metų.

O jei kurią savaitę nepavyksta, nesigraužkite – tiesiog iš karto paskirkite kitą laiką.

## Kai tarp jūsų – kilometrai ar pamainos

Vienas vairuoja vilkiką po Vokietiją, kitas dirba naktimis ligoninėje. Virtuvėje susitinka tik puodeliai. Tokioms poroms maži ženklai dar svarbesni, tik jie turi būti numatyti iš anksto.

- **Pastovi valanda.** Dešimt minučių kasdien tuo pačiu laiku, net jei nėra ką pasakyti. „Nieko naujo, tik norėjau išgirsti tavo balsą“ – visiškai pakankama priežastis.
- **Vaizdas, o ne ataskaita.** Vietoj „viskas gerai“ atsiųskite nuotrauką: rūkas virš tilto, sriuba termose, katinas ant jūsų pagalvės.
- **Ženklas namuose.** Raštelis ant virdulio, paliktas megztinis, puodelis, iš kurio niekas kitas negeria.
- **Grįžimo tvarka.** Pirmąją valandą – nieko nesvarstyti ir neprašyti. Ilgai nesimačiusiems reikia laiko priprasti net prie kvapo.

## Septynios dienos, septyni ženklai

Jei norite pabandyti, pasikabinkite šią lentelę ant šaldytuvo. Ženklą kasdien parodo abu, kiekvienas savaip. Vakare pasakykite, kada jį pastebėjote, – būtent pastebėjimas čia svarbiausias.

| Diena | Ženklas |
| --- | --- |
| Pirmadienis | Atsisveikinant prieiti, o ne šūktelėti |
| Antradienis | Parašyti vieną žinutę ne apie reikalus |
| Trečiadienis | Užduoti klausimą, į kurį atsakymo nežinote |
| Ketvirtadienis | Padėkoti už darbą, kurio niekas nemato |
| Penktadienis | Ketvirtį valandos pabūti greta be ekranų |
| Šeštadienis | Kartu nuveikti ką nors, kas prajuokina abu |
| Sekmadienis | Pasakyti: „Šią savaitę man buvo gera, kai…“ |

## Jei stengiatės tik jūs

Būna, kad apkabinate, klausiate, rašote raštelius, o atgal – nieko. Neskubėkite daryti išvados, kad kitam nerūpi. Gal ženklų jis tiesiog neatpažįsta: jums artumas yra glėbys, jam – pripilti stiklų ploviklio į jūsų automobilį. Pasakykite tiesiai: „Kai vakare prisėdi šalia, jaučiu, kad mane myli. O iš ko tai supranti tu?“

Jei ir po kelių tokių pokalbių niekas nesikeičia, gali būti, kad tarp jūsų stovi neišsakyta nuoskauda, o jos apkabinimais neapeisite. Tada pirma reikia kalbėtis apie ją. O jei šalia šio žmogaus bijote, jei švelnumas tenka tik kaip atlygis už paklusnumą, tai kontrolė, ir maži ženklai jos nepakeis: [pagalbos puslapyje](/support) rasite, su kuo galima pasikalbėti nemokamai.

## Kai vienas nori daugiau

Vienam artumo gali reikėti dažniau, kitam – rečiau. Tai skirtumas, o ne yda. Užuot skaičiavę, kas kam skolingas, kalbėkitės apie tai, kas kiekvienam iš jūsų padeda atsipalaiduoti ir pajusti ryšį. Vienas sako: „Man lengviau priartėti, kai prieš tai pasikalbame.“ Kitas atsako: „O man lengviau kalbėtis, kai prieš tai prisiglaudžiame.“ Tokie prisipažinimai nieko nekaltina, todėl juos lengva išgirsti. Teisūs abu – tereikia susitarti, nuo ko pradėsite šįvakar. Daugiau apie skirtingus norus, kūną ir grįžimą po atšalimo rasite straipsnyje [„Artumas ilguose santykiuose“](/blog/artumas-ilguose-santykiuose-kaip-ji-islaikyti), o kur esate dabar, padės pamatyti [artumo testas](/testas/artumo-testas).
`,
  published: true,
  readingTime: 5,
  category: 'Intymumas',
  tags: ['intymumas', 'artumas', 'prisilietimai', 'laikas dviese'],
  seoTitle: 'Artumas kasdienybėje: kaip vėl suartėti',
  metaDescription:
    'Kaip kasdienybėje susigrąžinti artumą: šiltas pasisveikinimas, prisilietimai be ' +
    'užuominų, smalsūs klausimai vakarui ir laikas, kuris skirtas tik jums dviem.',
  focusKeyword: 'artumas kasdienybėje',
  metaKeywords: [
    'artumas kasdienybėje',
    'intymumas poroje',
    'prisilietimai',
    'laikas dviese',
    'klausimai porai',
  ],
  imageUrl: '/covers/artumas-kasdienybeje-mazi-zenklai-kurie-suartina.svg',
  imageAltText: 'Prie durų, po paltų kabykla, vienas žmogus kitam taiso šaliką.',
  createdAt: '2026-05-05T06:45:00.000Z',
}
