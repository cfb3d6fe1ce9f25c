import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'trisdesimt-klausimu-dviem-vakarui-be-telefonu',
  title: 'Trisdešimt klausimų dviem: vakarui be telefonų',
  excerpt:
    'Klausimai nuo lengvų iki tokių, kurių garsiai dar nesate uždavę, ir patarimai, kaip iš jų ' +
    'sudėlioti vakarą, po kurio norėsis pakartoti.',
  content: `Telefonus – į stalčių prieškambaryje, garsą išjungti, arbatą užplikyti. Iš pradžių rankos nežino, kur dėtis, ir abu juokiatės: lyg per pirmąjį pasimatymą, tik su šlepetėmis. Kaip tik tokiam vakarui ir surinkome trisdešimt klausimų. Jie suskirstyti į šešias grupes – nuo tų, į kuriuos atsakyti vienas malonumas, iki tų, kuriems reikia drąsos.

Klausimai nėra testas, ir balų už juos niekas neskaičiuoja. Jų paskirtis kukli: sužinoti apie žmogų šalia ką nors, ko dar nežinote, ir leisti jam sužinoti apie jus.

## Kaip jais naudotis

Visų trisdešimties vienam vakarui tikrai per daug. Pasirinkite po vieną ar du iš trijų grupių ir skirkite tam valandą. Sutarkite dėl kelių dalykų:

- Į kiekvieną klausimą atsako abu. Pirmas – tas, kuris klausimą ištraukė.
- Galima sakyti „praleidžiu“ ir nieko neaiškinti.
- Atsakymo nevertiname, netaisome ir vėliau per ginčą neprikišame.
- Jei atsakymas sudomino, klausiame toliau: „O kaip tai buvo?“, „Kas tau tada padėjo?“

Patogu surašyti klausimus ant lapelių ir sudėti į du stiklainius: viename – lengvesni, kitame – gilesni. Pradėkite nuo pirmojo, prie antrojo pereikite tik tada, kai abiem gera. Jei kartu esate neseniai, daugiau laiko skirkite antrai grupei. Jei jau dvidešimt metų, labiausiai gali nustebinti trečia: kito kasdienybę lengva įsivaizduoti tokią, kokia ji buvo prieš dešimtmetį. Galima kalbėtis ir ne namie: kelyje į pajūrį, laukiant, kol įkais pirtis, einant aplink ežerą.

## Apšilti

1. Kas tave šią savaitę pralinksmino labiau, negu buvo verta?
2. Jei rytoj gautum laisvą dieną ir niekas nieko neprašytų, kaip ją praleistum?
3. Kokį patiekalą iš vaikystės valgytum dabar pat?
4. Kuri mūsų namų vieta tau jaukiausia ir kodėl?
5. Kokią dainą, filmą ar knygą norėtum man parodyti iš naujo?

## Iš kur atėjome

6. Kaip tavo šeimoje būdavo švenčiami gimtadieniai? Ką iš to norėtum išsaugoti?
7. Kas tavo namuose guosdavo, kai būdavo liūdna, ir kaip tai darydavo?
8. Kaip tavo tėvai ar globėjai susitaikydavo susipykę? O gal niekada to nematei?
9. Kuo paauglystėje didžiavaisi, o ko gėdijaisi?
10. Ką apie tave žino tavo seniausias draugas, ko galbūt nežinau aš?

## Mūsų kasdienybė

11. Kuri mūsų dienos akimirka tau maloniausia?
12. Ką darau, kad tau būtų lengviau, nors gal nė nepastebiu, kad tai darau?
13. Kurį namų darbą mielai kam nors atiduotum ir už ką mainais?
14. Kada šią savaitę tau trūko manęs, nors buvau šalia?
15. Kas tau padeda pailsėti iš tikrųjų, o ne šiaip išjungti galvą?

## Tai, apie ką kalbame rečiau

16. Kokia mintis pastaruoju metu neleidžia tau užmigti?
17. Kuris mano žodis ar poelgis tau ilgai įsiminė – geras ar skaudus?
18. Ko paprašyti tau sunkiausia?
19. Kada labiausiai jauti mano pagarbą? O kada jos pritrūksta?
20. Ar yra tema, kurios su manimi vengi? Kas padėtų apie ją prabilti, kad ir ne šiandien?

## Artumas

21. Kuris mūsų prisilietimas tau mieliausias?
22. Kada paskutinį kartą jautei, kad esame labai arti?
23. Kaip man geriausia tave paguosti: kalbėti, apkabinti ar pabūti netoliese?
24. Ką norėtum, kad darytume dviese dažniau?
25. Ko iš mūsų pirmųjų mėnesių tau labiausiai trūksta?

## Kur einame

26. Kaip įsivaizduoji mūsų eilinį antradienį po penkerių metų?
27. Ką norėtum išmokti ar išbandyti, nors dabar atrodo, kad nėra kada?
28. Ko bijai, kai pagalvoji apie mūsų ateitį?
29. Kokį mūsų įprotį norėtum išsaugoti iki senatvės?
30. Už ką norėtum man padėkoti šiandien?

Trisdešimtuoju klausimu patariame baigti kiekvieną kartą, kad ir kiek klausimų spėtumėte aptarti.

## Kaip iš atsakymo išauga pokalbis

Klausimas tėra durų rankena. Tarkime, užduodate septintą ir išgirstate: „Guosdavo močiutė. Nieko nesakydavo, tik išvirdavo kisieliaus.“ Galima linktelėti ir imti kitą lapelį. O galima dar truputį pabūti toje virtuvėje. Padeda trejopi tęsiniai:

- **Vaizdas.** „Kaip ta virtuvė atrodė? Ar sėdėdavai prie lango?“ Smulkmenos gali grąžinti prisiminimus, kurių žmogus seniai nejudino.
- **Jausmas.** „Ar užtekdavo kisieliaus, ar norėdavosi, kad kas nors paklaustų, kas nutiko?“
- **Mudu.** „O kai liūdna dabar, ar tau geriau, kad klausinėčiau, ar kad tyliai ką nors išvirčiau?“

Trečiasis tęsinys brangiausias: sena istorija staiga pasako, kaip jums vienas kitą guosti ateinantį antradienį. Tik neskubėkite prie jo šokti po pirmo sakinio – tegul pasakojimas baigiasi pats.

Kai atsakote jūs, rinkitės ne gražiausią, o tikriausią atsakymą. „Nežinau, dar negalvojau“ irgi tinka, jei po jo tikrai pagalvojate. O jei partnerio atsakymą jau esate girdėję, klausykitės, kas jame nauja: tą pačią istoriją po dešimties metų galima papasakoti kitaip.

## Jei atsakymas užgavo

Taip gali nutikti, ypač ketvirtoje grupėje. Partneris sako: „Man trūko tavęs, kai operavo tėtį“, o jums iš karto norisi priminti, kad tuo metu dirbote naktimis. Palaukite. Pirmiausia padėkokite už atvirumą ir paklauskite, ko būtų reikėję: „Nežinojau, kad taip jauteisi. Kas tada būtų padėję?“ Paaiškinti savo pusę galėsite vėliau, kai tas žmogus jausis išgirstas. Jei tai nelengva, pravers straipsnis [„Kaip klausytis, kad partneris jaustųsi išgirstas“](/blog/kaip-klausytis-kad-partneris-jaustusi-isgirstas).

O jei pajutote, kad vakaras slysta į senų nuoskaudų aiškinimąsi, sustokite ir pasakykite: „Apie tai noriu pasikalbėti atskirai. Šįvakar grįžkime prie lengvesnių.“ Temą užsirašykite ir tikrai prie jos grįžkite. Kitaip kitą kartą atvirai atsakyti niekas nebenorės.

Tas pats galioja ir tada, kai užgavote jūs. Ištarus ką nors per aštriai, pakanka pasakyti: „Norėjau kalbėti atvirai, o išėjo kietai. Pabandysiu dar kartą.“

## Jei partneris nenori

Vieniems tokie vakarai – malonumas, kitiems jie kelia įtarimą: gal čia bus aiškinamasi, ką darau ne taip? Nespauskite ir nepaverskite klausimų staigmena. Pasakykite, ko tikitės: „Pasiilgau mūsų kalbų. Renkamės po du klausimus, ir tu gali bet kurį praleisti. Pusvalandis – ir žiūrime filmą.“

Jei prie stalo kalbėtis nejauku, vieną klausimą užduokite tarp kitko, kol abu pjaustote daržoves. Ir atsakykite pirmi. Žmogus, kuris išgirdo jūsų atsakymą į tryliktą klausimą, gal norės pasakyti ir savąjį.

Kai kuriose porose atvirai atsakyti bijoma, nes atsakymu vėliau pasinaudojama: pašiepiama, papasakojama kitiems, dėl jo baudžiama. Jei taip yra jūsų poroje, gilesnių klausimų nekelkite ir pasirūpinkite savimi – kur galima kreiptis, surašyta [pagalbos puslapyje](/support).

## Kad vakaras pasikartotų

Baigę vienas kito paklauskite: kuris klausimas tau buvo įdomiausias? Jį pasižymėkite, po metų atsakymas bus kitoks. Ir iš karto paskirkite kitą vakarą, kad ir po mėnesio. Jei norėtumėte kalbėtis dažniau ir trumpiau, išmėginkite [savaitės pokalbį](/blog/savaites-pokalbis-pusvalandis-kuris-palaiko-rysi): jame klausimai tik keturi.

Jei po tokio vakaro knieti sužinoti, kaip kalbatės eilinę savaitę, abu atlikite [bendravimo poroje testą](/testas/bendravimo-poroje-testas).

O telefonai? Tegul stalčiuje pabūna iki ryto.
`,
  published: true,
  readingTime: 5,
  category: 'Bendravimas',
  tags: ['klausimai porai', 'pokalbiai', 'laikas dviese', 'bendravimas'],
  seoTitle: 'Trisdešimt klausimų porai: vakaras be telefonų',
  metaDescription:
    'Trisdešimt klausimų porai, suskirstytų į šešias grupes: nuo lengvų iki gilių. Kaip jais ' +
    'naudotis, ką daryti, jei atsakymas užgauna, ir kaip pakviesti partnerį.',
  focusKeyword: 'klausimai porai',
  metaKeywords: [
    'klausimai porai',
    'klausimai dviem',
    'vakaras dviese',
    'pokalbis su partneriu',
    'laikas be telefonų',
  ],
  imageUrl: '/covers/trisdesimt-klausimu-dviem-vakarui-be-telefonu.svg',
  imageAltText: 'Du telefonai sudėti į dubenį, o pora po šviestuvu ant sofos kartu skaito lapelį.',
  createdAt: '2025-11-10T08:30:00.000Z',
}
