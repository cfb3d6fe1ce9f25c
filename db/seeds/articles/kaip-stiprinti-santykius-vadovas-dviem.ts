import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-stiprinti-santykius-vadovas-dviem',
  title: 'Kaip stiprinti santykius: vadovas dviem',
  excerpt:
    'Ryšys stiprėja iš to, kas kartojasi kas dieną ir kas savaitę. Kaip susitarti dėl ' +
    'pokalbių, ginčų, buities ir laiko dviese – ir nuo ko pradėti jau šį mėnesį.',
  content: `Apie santykius lengva susimąstyti tik tada, kai jie jau braška: po trečio to paties ginčo, po vakaro, kurį kiekvienas praleido prie savo ekrano, po sakinio „gyvename kaip kambariokai“. Tada norisi didelio pokalbio, po kurio viskas pasikeistų. Mes siūlome pradėti nuo to, kas vyksta eilinį antradienį: kaip pasisveikinate, kaip prašote pagalbos, kaip po barnio vėl prabylate vienas į kitą.

Šis vadovas skirtas porai, kuriai kartu gera, bet norėtųsi daugiau šilumos, mažiau trinties ir aiškesnių susitarimų. Visko iš karto imtis nereikia. Perskaitykite, pasirinkite vieną skyrelį ir kelias savaites laikykitės tik jo. Pabaigoje rasite planą visam mėnesiui.

## Pirmiausia apsižvalgykite

Prieš ką nors keisdami, pažiūrėkite, kas jau dabar gerai. Kai matote tik trūkumus, lengva pasijusti taip, lyg gyventumėte griūvančiame name, nors iš tiesų girgžda tik vienerios durys.

Kiekvienas ant savo lapelio įvertinkite penkis teiginius nuo 1 (man čia sunku) iki 5 (man čia gera):

1. **Pokalbiai.** Galiu pasakyti, kas man svarbu, ir tu mane išgirsti.
2. **Ginčai.** Susipykę mokame sustoti, o paskui susitaikyti.
3. **Pasitikėjimas.** Tavo žodžiu galiu pasikliauti.
4. **Artumas.** Man užtenka švelnumo ir laiko dviese.
5. **Kasdienybė.** Darbais, pinigais ir rūpesčiais dalijamės taip, kad nė vienam nebūtų per sunku.

Tada lapelius sudėkite greta. Jei vertinimai skiriasi, neginčykite kito skaičiaus – paklauskite: „Ko tau čia trūksta iki penketo?“ Tarkime, jūs prie pokalbių parašėte keturis, o partneris – du. Užuot gynę savo ketvertą, ištarkite: „Man atrodė, kad kalbamės nemažai. Papasakok, ko tau pritrūksta.“ Gal išgirsite, kad klausiate „kaip diena?“ neatitraukdami akių nuo telefono, – ir štai jau žinote, nuo ko pradėti.

Jei lengviau pradėti nuo klausimų, kiekvienas atskirai atlikite [bendrą santykių testą](/testas/bendras-santykiu-testas) ir pasikalbėkite apie tai, kas nustebino.

## Kas dieną ir kas savaitę

Yra trys dienos akimirkos, kurioms pakanka kelių minučių ir kurias verta saugoti.

- **Išsiskiriant.** Prieikite, apsikabinkite, prisiminkite, kas kito šiandien laukia: „Antrą kalbiesi su vadovu, taip? Laikysiu kumščius.“
- **Susitinkant.** Klausimą, kodėl neišneštos šiukšlės, penkias minutes palaikykite už dantų. Pradžiai tinka ir „gerai, kad jau namie“.
- **Prieš miegą.** Pasakykite, kas šiandien buvo gera: „Ačiū, kad šiandien vaikus parsivežei. Pusvalandį tiesiog sėdėjau automobilyje ir klausiausi radijo.“

Iš pradžių tai gali atrodyti dirbtina, ypač jei pastaruoju metu vienas kitą pasitikdavote klausimu „ar duonos nupirkai?“. Susitarkite savaitę to nejaukumo nepaisyti. Jei kuris užmirš, tegul kitas be priminimų prieina pirmas. Daugiau tokių įpročių surašėme straipsnyje [apie artumą kasdienybėje](/blog/artumas-kasdienybeje-mazi-zenklai-kurie-suartina).

Jei vienas dirba užsienyje ar nuolat kelyje, tas pačias akimirkas susikurkite telefonu: rytinė žinutė, skambutis sutartą valandą ir „labanakt“ balsu, net kai papasakoti lyg ir nėra ko. Pavargusiems tinka vienas klausimas abiem: „Ką šiandien matei pro langą?“ Iš jo gali išsirutulioti ir visa kita.

Kartą per savaitę prisėskite ilgiau. [Savaitės pokalbis](/blog/savaites-pokalbis-pusvalandis-kuris-palaiko-rysi) – tai keturi klausimai ir pusvalandis be telefonų. Jis reikalingas, kad smulkmenos nesikauptų: kai abu žinote, kad sekmadienį kalbėsitės, trečiadienio vakarą nebereikia išsakyti visko nuo pernykštės vasaros.

## Pasakyti ir išgirsti

Galima kalbėtis visą dieną ir beveik nieko vienam apie kitą nesužinoti: kas paims vaikus, ar nupirkta pieno, kelintą ryt keliamės. Tokie pokalbiai reikalingi, tik jų neužtenka. Kartą per dieną paklauskite to, ko į pirkinių sąrašą neįrašysi: „Apie ką šiandien daugiausia galvojai?“

Kai prireikia pasakyti ką nors sunkesnio, padeda du įgūdžiai. Pirmasis – prašyti, o ne priekaištauti. Palyginkite:

> „Tau niekada nerūpi, kaip aš jaučiuosi.“
>
> „Šiandien man buvo sunki diena. Ar galėtum dešimt minučių paklausyti? Patarti nereikia.“

Abu sakiniai apie tą patį, bet tik į antrąjį galima atsiliepti. Antrasis įgūdis – prieš atsakant pasitikslinti: „Ar gerai supratau, kad labiausiai nuliūdino ne pats vėlavimas, o tai, kad neparašiau?“ Jei suklydote, kitas pataisys, ir judu kalbėsite jau apie tai, kas iš tiesų skauda. Tam pasipraktikuoti tinka [ketvirčio valandos pratimas](/blog/kaip-klausytis-kad-partneris-jaustusi-isgirstas): penkias minutes kalba vienas, penkias – kitas, o klausytojas nei guodžia, nei pataria.

Kai pokalbiai vis baigiasi tyla arba teismu, nuo jų ir pradėkite. Žingsnius aprašėme vadove [„Bendravimas poroje: kaip susikalbėti, kai žodžiai nebepadeda“](/blog/bendravimas-poroje-kaip-susikalbeti-kai-zodziai-nebepadeda).

## Ginčytis taip, kad būtų kur grįžti

Ginčų nereikia bijoti: jie rodo, kad abiem kas nors rūpi. Tačiau verta iš anksto, kol abu ramūs, susitarti dėl trijų dalykų.

1. **Viena tema.** Jei nuo nesumokėto darželio mokesčio nukrypote prie to, ką per Kūčias pasakė anyta, grįžkite: „Apie Kūčias noriu pasikalbėti atskirai. Dabar – darželis.“
2. **Pertrauka.** Jos gali paprašyti kiekvienas, ir abu žinote, po kiek laiko grįšite prie pokalbio.
3. **Riba.** Net pykdami neįžeidinėjate, negrasinate skyrybomis ir neįtraukiate vaikų.

Kaip tai skamba gyvai? „Vėl nieko nepadaryta“, – sako vienas, tik įžengęs į virtuvę. „O tau vėl viskas blogai“, – atkerta kitas. Sustoti dar galima: „Palauk, pradėsiu iš naujo. Visą kelią svajojau apie vakarienę ir nusivyliau. Gal iškepkime kiaušinienės dviese?“ Pradėti sakinį iš naujo galima bet kurią akimirką, net ir po trečio aštraus žodžio. Kitam tada belieka nepraleisti progos: „Gerai. Aš pjaustau svogūną.“

Po ginčo neužtenka vėl imti kalbėtis apie vakarienę. Grįžkite prie to, kas liko neišspręsta: „Vakar susitaikėme, bet dėl sekmadienių taip ir nesutarėme. Kada turėtum pusvalandį?“ O jei kas mėnesį ginčijatės dėl to paties, už temos veikiausiai slypi poreikis, kurio dar neįvardijote. Kaip jį rasti, skaitykite vadove [„Konfliktai poroje: kodėl kartojasi tie patys ginčai ir kaip iš jų išeiti“](/blog/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai).

## Žodis, kuriuo galima pasikliauti, ir laikas, kuris lieka dviem

Pasitikėjimas auga iš smulkmenų. Pažadėjote paskambinti meistrui – paskambinote. Supratote, kad nespėsite, – perspėjote, kol dar galima ką nors pakeisti. Partneris jums ką nors patikėjo – to nepasakojate draugams prie šašlykų. Todėl geriau pažadėti mažiau ir ištesėti viską: „Šiandien lempos nepakabinsiu. Šeštadienį iki pietų – tikrai.“ Galite ant šaldytuvo prisegti lapelį ir kas pirmadienį užrašyti po vieną kiekvieno pažadą tai savaitei. Jei sekmadieniais jie vis lieka neištesėti, ieškokite ne kaltojo, o mažesnio pažado. Iš ko dar susideda [pasitikėjimas poroje ir kaip jis auga](/blog/pasitikejimas-poroje-is-ko-jis-susideda-ir-kaip-auga), aprašėme atskirai.

Kai trūksta miego ir laiko, artumas lengvai lieka paskutinis. Neskubėkite daryti išvados, kad meilė praėjo. Verčiau prisiminkite, kada paskutinį kartą buvote dviese be jokio reikalo – nei pirkinių, nei tėvų susirinkimo, nei fone įjungto serialo. Vieną vakarą per savaitę palikite sau, o apie tai, ko norisi, pasakykite žodžiais: „Pasiilgau tavęs. Ar šįvakar pabūtume arčiau?“ Atsakyti „šiandien ne“ taip pat galima – svarbu, kad tai pasakyti būtų saugu. Po tokio atsakymo gerai pasiūlyti kitą laiką: „Šiandien noriu tik išsimiegoti. Gal šeštadienio rytą, kol vaikai dar miega?“ Jei vienam artumo reikia dažniau, kitam rečiau, neskaičiuokite, kas kam skolingas, o klauskite, kas kiekvienam padeda atsipalaiduoti ir priartėti. Daugiau apie tai – vadove [„Artumas ilguose santykiuose: kaip jį išlaikyti“](/blog/artumas-ilguose-santykiuose-kaip-ji-islaikyti).

## Buitis, pinigai ir giminės

Apie šias tris temas romantiniai filmai nekuriami, bet įtampos namuose dėl jų gali kilti nemažai. Geri norai čia mažai padeda, o aiškūs susitarimai – labai. Susitarimas aiškus tada, kai galima patikrinti, ar jo laikomasi. „Nuo šiol padėsiu daugiau“ nepatikrinsi. „Antradieniais ir ketvirtadieniais vaikus iš būrelių parsivežu aš“ – patikrinsi. Kiekvienam susitarimui iš karto paskirkite peržiūros dieną, pavyzdžiui, po mėnesio: kas netiks, tą tada ir pakeisite.

**Darbai.** Dalykitės ir tuo, kas daroma rankomis, ir tuo, kas laikoma galvoje: kas prisimena skiepus, gimtadienius, automobilio techninę apžiūrą. Patogiausia viską surašyti į [namų darbų lapą](/blog/namu-darbu-lapas-kaip-pasidalyti-be-priekaistu).

**Pinigai.** Kartą per mėnesį pasižiūrėkite, kiek turite, kokios išlaidos artėja ir kam taupote. Svarbu, kad abu žinotumėte, kiek yra, ir abu turėtumėte bent nedidelę sumą, dėl kurios nereikia atsiskaityti. Kaip apie tai prabilti, rašėme straipsnyje [„Pinigai poroje“](/blog/pinigai-poroje-kaip-susitarti-ir-nesusipykti).

**Giminės.** Dėl švenčių, pagalbos ir atsarginių buto raktų pirmiausia susitarkite dviese ir tik tada atsakykite tėvams. Savo tėvams atsako jų vaikas, ne marti ir ne žentas. Keblesnėms akimirkoms surinkome [sakinių, kurie padeda brėžti ribas](/blog/kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai).

Suprasti, kuri iš šių temų jums dabar opiausia, padės [kasdienybės dviese testas](/testas/kasdienybes-dviese-testas). O jei bendri namai dar tik planuose, jums pravers [klausimai prieš apsigyvenant kartu](/blog/klausimai-pries-apsigyvenant-kartu).

## Kai atrodo, kad stengiatės tik jūs

Vienas randa straipsnį, siūlo planą, o kitas gūžteli pečiais: „Mums ir taip viskas gerai.“ Tai dar nereiškia, kad jam nerūpi. Gali būti, kad vietoj kvietimo jis išgirdo priekaištą: su tavimi kažkas negerai. Pasiūlykite mažiau, aiškiau ir trumpesniam laikui:

> „Man su tavimi gera, ir norėčiau, kad dažniau pabūtume dviese. Gal dvi savaites pabandykime vakarais dešimt minučių pasėdėti be telefonų? Jei nepatiks, nebetęsime.“

Į „gerai“ atsakykite darbu – pradėkite tą patį vakarą. Į „tik ne dabar“ – klausimu: „O kada tau būtų patogu?“ Į „nesąmonė“ – smalsumu, net jei skaudu: „Kas tau čia atrodo nesąmonė? O kaip norėtum tu?“

Pradėti galima ir vienam: šilčiau pasisveikinti, aiškiau paprašyti, pirmam atsiprašyti. Kartais kitas į tai atsiliepia. Tačiau ilgai stengtis už du sunku. Jei mėnesiai bėga, o niekas nesikeičia, pasakykite tai tiesiai: „Jaučiu, kad mudviem rūpinuosi tik aš, ir man senka jėgos. Man svarbu žinoti, ar to nori ir tu.“

## Kada patarimų nepakanka

Viskas, kas čia parašyta, tinka poroms, kuriose abiem saugu. Jei partneris jus žemina, gąsdina, seka, naudoja jėgą, verčia mylėtis, atima pinigus ar sprendžia, su kuo galite bendrauti, stengtis labiau nereikia – reikia pasirūpinti savo saugumu. Nelikite vieni ir tada, kai slegia neviltis ar nebesinori gyventi. Kas išklausys ir padės, surašėme [pagalbos puslapyje](/support), o jei pavojus gresia dabar, skambinkite 112.

Į porų konsultantą kreipkitės anksčiau, nei atrodo būtina: kai tas pats ginčas kartojasi ištisus mėnesius, kai nebesinori kalbėtis, kai po melo ar netekties nežinote, kaip gyventi toliau. Konsultantas nesprendžia, kuris teisus. Jis padeda vienam kitą išgirsti ir pamatyti, koks galėtų būti kitas žingsnis. Jei partneris dvejoja, pasiūlykite apibrėžtą pradžią: „Nueikime tris kartus, o tada nuspręskime, ar mums tai padeda. Vieni vis užstringame toje pačioje vietoje, o aš nenoriu, kad taip liktų.“

## Keturių savaičių planas

1. **Pirma savaitė** – pasisveikinimai. Kasdien prieinate vienas prie kito išeidami ir grįžę. Daugiau nieko.
2. **Antra savaitė** – pokalbis. Paskiriate dieną ir valandą pirmajam savaitės pokalbiui. Pradedate nuo padėkos.
3. **Trečia savaitė** – vienas susitarimas dėl buities, pinigų ar giminių. Užrašote: kas, ką, iki kada ir kurią dieną pasitikrinsite.
4. **Ketvirta savaitė** – vakaras dviese. Telefonai lieka kitame kambaryje, o jei neįsišnekate, išsirenkate porą klausimų iš [trisdešimties klausimų dviem](/blog/trisdesimt-klausimu-dviem-vakarui-be-telefonu).

Mėnesio pabaigoje dar kartą užpildykite penkių teiginių lapelį ir palyginkite. Kas palengvėjo? Kas įstrigo? Pasilikite du įpročius, kurie tiko abiem, kitus kol kas atidėkite. Jei kurią savaitę nieko nepavyko, pradėti iš naujo nereikia – tęskite nuo ten, kur sustojote.

Prie lapelio grįžkite ir tada, kai pasikeičia gyvenimas: gimsta vaikas, kuris nors ima dirbti pamainomis ar važinėti į komandiruotes, suserga tėvai, vaikai išsikrausto studijuoti. Susitarimai, kurie pernai tiko, tokiu metu nustoja veikti, ir niekas dėl to nekaltas. Tiesiog metas tartis iš naujo.

Tvirtose porose taip pat pavargstama, pamirštama ir suklystama. Tačiau ten abu žino, kaip paskui vėl priartėti, ir nelaukia, kol pirmas prieis kitas.
`,
  published: true,
  readingTime: 9,
  category: 'Santykių patarimai',
  tags: ['santykių patarimai', 'santykių įpročiai', 'susitarimai', 'laikas dviese', 'kasdienybė'],
  seoTitle: 'Kaip stiprinti santykius: vadovas dviem',
  metaDescription:
    'Kaip stiprinti santykius poroje: kasdieniai įpročiai, pokalbiai, ginčai, pasitikėjimas, ' +
    'artumas ir buitis. Su sakinių pavyzdžiais ir keturių savaičių planu.',
  focusKeyword: 'kaip stiprinti santykius',
  metaKeywords: [
    'kaip stiprinti santykius',
    'santykių patarimai',
    'santykiai poroje',
    'santykių įpročiai',
    'keturių savaičių planas porai',
    'laikas dviese',
  ],
  imageUrl: '/covers/kaip-stiprinti-santykius-vadovas-dviem.svg',
  imageAltText:
    'Du žmonės skina obuolius: vienas stovi ant kopėčių, kitas po obelimi laiko pintinę.',
  createdAt: '2025-10-17T07:15:00.000Z',
}
