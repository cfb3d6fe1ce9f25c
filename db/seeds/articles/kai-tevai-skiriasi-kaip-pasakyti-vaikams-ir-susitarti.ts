import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kai-tevai-skiriasi-kaip-pasakyti-vaikams-ir-susitarti',
  title: 'Kai tėvai skiriasi: kaip pasakyti vaikams ir susitarti',
  excerpt:
    'Sakiniai pirmam pokalbiui, klausimai, kurių vaikai neištaria, ir susitarimai, dėl kurių ' +
    'jiems nereikia būti nei pasiuntiniais, nei teisėjais.',
  content: `Sprendimas jau priimtas arba beveik priimtas. Kitame kambaryje žaidžia vaikas, kuris dar nežino. Nuo minties, kaip jam pasakyti, gniaužia gerklę labiau negu nuo visų būsimų dokumentų.

> **Jei vaikų tėvo ar mamos bijote** – jei jus ar vaikus kontroliuoja, seka, verčia ar muša, – patarimai kalbėti kartu, tartis ir eiti į mediaciją ne jums. Apie planą išeiti nesakykite nei tam žmogui, nei vaikams: jie gali netyčia prasitarti. Pirmiausia saugiai pasitarkite su tais, kurių kontaktai surašyti [pagalbos puslapyje](/support), o kai pavojus gresia dabar, skambinkite 112.

Kai saugu, vaikams galima labai padėti. Psichologė E. Petkutė portalui DELFI sakė, kad daugiausia lemia ne pačios skyrybos, o tai, kaip tėvai skiriasi: kuo daugiau pykčio jie lieja vienas ant kito, tuo vaikui sunkiau. Vadinasi, nemaža dalis to, kas bus toliau, – jūsų rankose.

## Prieš pokalbį susitarkite dviese

Vaikai neturi sužinoti pirmi, bet neturi sužinoti ir paskutiniai, iš pusseserės ar pro duris. Prieš kalbėdami turėkite atsakymus bent į keturis klausimus: kas ir kada išsikrausto, kur gyvens vaikas, kada jis matys kitą iš tėvų, kas nesikeis – mokykla, būrelis, šuo.

Sutarkite ir dėl vieno paaiškinimo, kurį kartosite abu. Trumpo, tikro ir be kaltųjų. Neištikimybė, skolos ir anytos į jį netelpa.

Pasirinkite dieną, kai po pokalbio bus laiko pabūti kartu: šeštadienio rytą, o ne sekmadienio vakarą prieš kontrolinį ir ne per gimtadienį.

## Pirmas pokalbis

Jei galite, kalbėkite abu ir su visais vaikais iš karto. Pradžia gali būti tokia:

> „Turime jums pasakyti svarbų ir liūdną dalyką. Mudu su tėčiu nusprendėme nebegyventi kartu. Ilgai stengėmės, kad būtų gera, bet mums nepavyko. Tai suaugusiųjų sprendimas, jūs dėl to visai nekalti ir nieko negalėjote padaryti kitaip. Jūsų tėtis ir mama liekame visada.“

Tada pasakykite, kas bus rytoj. Vaikui reikia ne priežasčių, o žemėlapio: „Tėtis nuo penktadienio gyvens Žirmūnuose. Pas jį būsi trečiadieniais ir kas antrą savaitgalį. Mokykla ta pati. Pūkis lieka čia.“

Paskui patylėkite. Vienas vaikas gal pravirks, kitas gal paklaus, ar galima eiti žaisti. Vaiko teisių gynėja Larisa Paurienė įspėja, kad atspėti, kaip vaikas sutiks žinią, beveik neįmanoma: laukiantys ašarų gali išvysti abejingumą. Tai nereiškia, kad neskauda.

### Mažajam, pradinukui, paaugliui

Ta pati specialistė pataria atsižvelgti į amžių, o sakiniai lentelėje – mūsų.

| Kam | Kaip kalbėti | Sakinys |
| --- | --- | --- |
| Iki šešerių | Trumpai, paprastai, kelis kartus | „Tėtis gyvens kitame name. Jis tave myli ir ateis rytoj.“ |
| Pradinukui | Atsakyti į tai, ko klausia ir ko neišdrįsta klausti | „Tavo kaltės čia nėra. Nei pažymiai, nei pyktis su broliu čia niekuo dėti.“ |
| Paaugliui | Atviriau, bet nedaryti patikėtiniu | „Gali pykti ant mūsų abiejų. Jei norėsi išgirsti daugiau, klausk, tik ne viską tau pasakosime.“ |

## Klausimai, kurių vaikai neištaria

Kai ko vaikas gali garsiai ir nepaklausti, nors galvoja apie tai naktimis. Atsakykite nelaukdami.

**„Ar tai dėl manęs?“** Mažesni vaikai kartais tuo tiki. Kartokite ne vieną kartą: ne.

**„Ar ir mane nustosite mylėti?“** Jei nustojote mylėti vienas kitą, kas žino, kas bus toliau. Atsakykite: „Suaugusiųjų meilė gali baigtis. Meilė vaikui – kitokia, ji nesibaigia.“

**„Ar galiu mylėti abu?“** Gali. Pasakykite tai žodžiais ir parodykite veidu, kai jis grįžta iš kitų namų laimingas.

**„Ar dar susitaikysite?“** Jei nuspręsta, nepalikite durų praviros iš gailesčio: „Ne. Gyvensime atskirai, bet tavimi rūpinsimės abu.“

**„O kur bus mano lova?“** Tai ne smulkmena. Dantų šepetėlis, pižama ir lentyna abiejuose namuose rodo, kad jis nei vienur, nei kitur nėra svečias.

## Ko vaikams reikia toliau

- **Nebūti pasiuntiniais.** „Pasakyk tėčiui, kad neperveda pinigų“ – ne vaiko darbas. Rašykite patys.
- **Nebūti teisėjais.** Neklauskite, pas ką geriau, ir nelaukite pritarimo, kai kalbate apie kitą.
- **Nebūti paguoda.** Verkti prie vaiko galima, o kas vakarą jam ant peties – per sunki našta. Tam yra draugai ir specialistai.
- **Įprasto ritmo.** Ta pati pasaka, tas pats penktadienio blynas. Kai daug kas keičiasi, blynas laiko.
- **Abiejų šeimų.** Seneliai čia niekuo dėti: tegul anūkai juos lanko kaip lankę.

Jei po kelių mėnesių vaikas tebėra tylus, prastai miega, neina pas draugus ar nuolat pyksta, pasitarkite su vaikų psichologu. O jei sako, kad vieno iš jūsų bijo, patikėkite ir kreipkitės pagalbos, užuot aiškinęsi akis į akį.

## Susitarimai, kuriuos galima perskaityti

Žodiniai susitarimai gali išgaruoti per pirmą gripą. Užrašykite bent tai:

1. **Savaitę.** Kada, kur ir kas atveža. Ką darome, jei kuris serga ar vėluoja.
2. **Šventes.** Kūčios, gimtadieniai, vasara – visiems metams iš anksto, pakaitomis.
3. **Pinigus.** Išlaikymas, būrelis, akiniai, ekskursija: kas, kiek ir iki kurios dienos.
4. **Sprendimus.** Gydytojas, mokykla, kelionė į užsienį: dėl ko tariamės, o ką sprendžia tas, pas kurį vaikas.
5. **Kalbą.** Apie kitą prie vaiko – pagarbiai arba niekaip. Naujus žmones pristatome neskubėdami.
6. **Peržiūrą.** Po trijų mėnesių pasižiūrime, kas netinka. Vaikas auga, ir susitarimas turi augti.

> Pirmadieniais ir antradieniais pas mamą, trečiadieniais ir ketvirtadieniais pas tėtį, savaitgaliais pakaitomis. Perduodame prie mokyklos. Apie ligą pranešame tą pačią dieną. Vaikas skambina kitam, kada nori.

Jei dviese sutarti nepavyksta, padeda mediatorius – nešališkas žmogus, kuris neteisia, o padeda išgirsti ir surašyti. Lietuvoje nuo 2020 metų mediacija privaloma prieš kreipiantis į teismą dėl daugelio šeimos ginčų. Vėliau įstatymas pakeistas: smurtą artimoje aplinkoje patyrusiems žmonėms numatyta išimtis. Jei tai apie jus, susitikti ir „dar kartą pabandyti“ neprivalote. Kaip išimtimi pasinaudoti, paklauskite teisininko ar pagalbos centro.

## Jei dar svarstote

Kartais žodis „skirtis“ ištariamas iš nuovargio, kai norėta pasakyti „taip nebegaliu“. Jei jums saugu ir durys dar neuždarytos, kiekvienas atskirai atlikite [bendrą santykių testą](/testas/bendras-santykiu-testas): jis parodys, kur skauda labiausiai, ir bus nuo ko pradėti pokalbį su specialistu. O jei skirtis verčia paaiškėjusi apgaulė, pirma perskaitykite, [ko prašo pirmosios savaitės po neištikimybės](/blog/po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites).

Išsiskyrę nustosite būti pora. Tėvais nenustosite: dar bus pirmas iškritęs dantis ir išleistuvės, per kurias sėdėsite toje pačioje salėje. Gerai, jei vaikas, lipdamas į sceną, galės pažiūrėti į abu ir nespėlioti, į kurį galima.

## Šaltiniai

- [DELFI pokalbis su psichologe E. Petkute apie tai, kaip vaikams palengvinti tėvų skyrybas](https://delfi.lt/multimedija/pagalba-sau/psichologe-apie-seimu-patiriama-skausma-net-jei-ir-nesiruosiate-skirtis-turetumete-apie-tai-pagalvoti-del-savo-vaiku-91491519)
- [Paulius Liškauskas, „Kaip pasakyti vaikui, kad tėvai skiriasi?“ (kalba vaiko teisių gynėja Larisa Paurienė), Aukštaitijos gidas, 2025](https://aukstaitijosgidas.lt/kaip-pasakyti-vaikui-kad-tevai-skiriasi)
- [Svetainės „lmr.lt“ atsakymai apie privalomąją mediaciją](http://www.lmr.lt/lt/mediacijos-mokymai-2-2-2/)
- [DELFI, „Mediacija – kokybiškas, bet ne visada tinkamas ginčų sprendimas: nuo ko tai priklauso?“, 2021](https://m.delfi.lt/teise/article.php?id=88046641)
`,
  published: true,
  readingTime: 5,
  category: 'Santykių patarimai',
  tags: ['skyrybos', 'vaikai', 'susitarimai', 'tėvai'],
  seoTitle: 'Kai tėvai skiriasi: kaip pasakyti vaikams',
  metaDescription:
    'Kaip vaikams pasakyti apie skyrybas: sakiniai pirmam pokalbiui pagal amžių, klausimai, ' +
    'kurių jie neištaria, ir susitarimai, kuriuos verta surašyti.',
  focusKeyword: 'kaip pasakyti vaikams apie skyrybas',
  metaKeywords: [
    'kaip pasakyti vaikams apie skyrybas',
    'skyrybos ir vaikai',
    'tėvų skyrybos',
    'susitarimas dėl vaikų',
    'mediacija',
  ],
  imageUrl: '/covers/kai-tevai-skiriasi-kaip-pasakyti-vaikams-ir-susitarti.svg',
  imageAltText:
    'Vakaras: takas šakojasi į du namus su šviečiančiais langais, prie jo – kuprinė su zuikiu.',
  createdAt: '2026-09-22T07:40:00.000Z',
}
