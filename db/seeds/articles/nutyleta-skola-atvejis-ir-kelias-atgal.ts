import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'nutyleta-skola-atvejis-ir-kelias-atgal',
  title: 'Nutylėta skola: atvejis ir kelias atgal į pasitikėjimą',
  excerpt:
    'Laiškas dėl skolos, dveji metai tylos ir vakaras, kai viskas paaiškėja. Sudėtinis ' +
    'pavyzdys: ką pora pasakė, kur suklydo ir kas padėjo vėl vienam kitu tikėti.',
  content: `*Tai sudėtinis pavyzdys: jį sudėjome iš to, kas poroms gali nutikti. Tokios poros nėra, o panašumų su tikrais žmonėmis neieškokite.*

R. – slaugytoja ligoninėje, D. montuoja langus. Aštuoneri metai kartu, dvi dukros, būstas su paskola. Pinigus D. „tvarko pats“: taip susiklostė savaime, nes R. dirba naktimis, o D. neblogai sekasi skaičiuoti. Vieną lapkričio antradienį R. pašto dėžutėje randa voką su nepažįstamos įmonės pavadinimu ir jį atplėšia.

## Vakaras, kai paaiškėjo

R. laukia, kol dukros užmigs. Voką padeda ant stalo.

> – Kas čia?
>
> – Nieko. Susitvarkysiu.
>
> – D., čia parašyta „skolos išieškojimas“. Kokia čia skola?
>
> – Sakiau, susitvarkysiu. Nereikėjo atplėšti mano laiško.

**Kas čia nutiko.** Iš gėdos D. puola. Tema akimirksniu pasikeičia: kalbama jau ne apie skolą, o apie vokus. Jei R. pradėtų gintis („atplėšiau, nes…“), prie skolos tą vakarą jiedu nebegrįžtų.

R. nesigina. Ji sako:

> – Dėl voko pasikalbėsime kitą kartą. Dabar man baisu. Ar galime netekti būsto?

Šis sakinys atveria kelią: jame nėra kaltinimo, yra konkreti baimė ir klausimas, į kurį galima atsakyti. D. ilgai tyli, tada sako:

> – Ne. Čia vartojimo paskola. Paėmiau prieš dvejus metus, kai tris mėnesius nebuvo užsakymų. Maniau, pavasarį atiduosiu. Paskui paėmiau kitą, kad grąžinčiau pirmąją.

## Pirma klaida: pusė tiesos

Tą naktį D. pasako apie dvi paskolas. Po šešių dienų D. pats atveria banko programėlę, ir R. joje randa trečią. Griūva daugiau negu pirmą vakarą.

D. nutylėjo ne todėl, kad norėjo dar kartą apgauti, – jis bijojo ištarti visą sumą. Tačiau R. suprato viena: jis pripažįsta tik tiek, kiek jau išaiškėjo. Jiems teko pradėti iš naujo, šį kartą su popieriumi rankose.

**Ką būtų verta padaryti iš karto:** prieš kalbantis pačiam susirinkti visas sutartis, likučius ir terminus į vieną lapą, perskaityti jį balsu ir pridurti: „Daugiau nieko nėra. Jei ką nors rasi, vadinasi, pamiršau, ir pasakysiu tą pačią minutę.“

## Šeštadienis prie stalo

Dukros pas močiutę. D. iš komodos stalčiaus ištraukia visus vokus, net ir neatplėštus. Jie sutaria dėl trijų dalių: pirmiausia skaičiai, paskui klausimai, tada – ką darome. Kiekvienai daliai po pusvalandį, tarp jų pertraukos.

Skaičių lapas paprastas:

| Kam skolingi | Kiek liko | Įmoka | Iki kada | Ar vėluojame |
| --- | --- | --- | --- | --- |
| Pirma paskola | … | … | … | ne |
| Antra paskola | … | … | … | taip, du mėnesiai |
| Trečia paskola | … | … | … | ne |

Klausimų dalyje R. užduoda tą, kuris ją labiausiai graužia: „Kai verkiau, kad neturime iš ko išleisti mažosios į stovyklą, ir tu sakei „šiemet taip išėjo“, – tu jau tada žinojai?“ D. nori atsakyti „nenorėjau tavęs jaudinti“. Sustoja ir pasako kitaip:

> – Taip. Žinojau ir žiūrėjau, kaip tu verki. Man dėl to labai gėda. Tu manei, kad mums tiesiog nesiseka, o aš leidau tau taip manyti.

Tai ir buvo atsiprašymas. Jame įvardyta, kas padaryta ir ką dėl to patyrė kitas žmogus. „Nenorėjau jaudinti“ būtų buvęs pasiteisinimas, net jei ir tiesa. Apie tai, kuo jie skiriasi, rašome [straipsnyje apie atsiprašymą](/blog/atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai).

Trečiojoje dalyje jie pirmą kartą per savaitę sėdi toje pačioje stalo pusėje, žiūrėdami į lapą, o ne vienas į kitą. Nutaria:

1. Pirmadienį kartu skambina kreditoriui ir išieškojimo įmonei, klausia, ar galima susitarti mokėti mažesnėmis dalimis.
2. D. pateikia prašymą įrašyti jį į Lietuvos banko tvarkomą sąrašą „STOP vartojimo kreditams“, kad naujos vartojimo paskolos jam nebūtų suteiktos. Niekas jo to neprašė – pasiūlė pats.
3. Abu mato visas sąskaitas. Kiekvieno mėnesio šeštą dieną, po algos, pusvalandis su lapu.
4. Kiekvienas pasilieka nedidelę sumą, dėl kurios neatsiskaito.
5. Skolos tema – tik šeštą dieną ir šeštadienio rytą. Per vakarienę prie dukrų – niekada.

Pabaigoje R. grįžta ir prie voko: „Laiškas buvo adresuotas tau, o aš jį atplėšiau. Išsigandau, bet vis tiek reikėjo palaukti tavęs.“ D. numoja ranka, o ji priduria: „Ne, man svarbu. Noriu, kad taisyklės galiotų abiem.“ Jos prasižengimas nepalyginti mažesnis už dvejus metus tylos, ir ji to nesveria. Tiesiog pasako. Nuo tos akimirkos, kaip vėliau prisimena D., jis nebesijautė vienintelis kaltas.

## Antra klaida: prižiūrėtojos vaidmuo

Sausį R. pastebi, kad banko programėlę tikrina ir per naktines pamainas, kartais po tris kartus. D. jai siunčia net degalinės čekį. Formaliai viskas skaidru, o namuose šalta kaip įstaigoje.

> – Jaučiuosi kaip lygtinai paleistas, – sako jis.
>
> – O aš – kaip prižiūrėtoja. Man irgi bjauru, – atsako ji.

Tada jie padaro tai, kam reikia drąsos: peržiūri susitarimą. R. pagalvoja, kas ją iš tiesų ramina, ir paaiškėja, kad ne čekiai. Ramina, kai D. prabyla pirmas. Todėl čekių jie atsisako ir įveda „trijų sakinių“ taisyklę: sekmadienį D. pasako, kas su pinigais šią savaitę buvo lengva, kas sunku ir ar kilo noras ką nors nutylėti.

Vasarį jis ištaria: „Vakar skambino, siūlė darbo įrankių lizingą, ir aš dvi valandas tau nesakiau.“ R. supykti nespėja. Ji pagalvoja: dvi valandos, ne dveji metai.

## Kada pasitikėjimas ėmė grįžti

Niekas nepažymėjo tos dienos kalendoriuje. Balandį R. šeštos dienos vakarą pamiršo – ir tai pastebėjo tik devintą. Gegužę ji pirmą kartą paklausė ne „kiek liko“, o „kaip tu laikaisi“. D. tada prisipažino, kad tuos dvejus metus blogai miegojo ir kad tyla buvo sunkesnė už skolą.

Skola dar ne visa grąžinta. Bet R. sako: „Anksčiau nežiūrėjau, nes pasitikėjau. Dabar galiu pažiūrėti bet kada – ir dažniausiai nebenoriu.“

## Kas iš šio atvejo pravers ir kitiems

Kad būtų aiškiau, kuris punktas apie jus, galite kiekvienas atskirai atlikti [pasitikėjimo testą](/testas/pasitikejimo-testas).

- Pirmasis klausimas – apie baimę, ne apie kaltę. „Ar galime netekti būsto?“ pajudino pokalbį, kurio klausimas „kaip tu galėjai?“ nebūtų pajudinęs.
- Visa tiesa telpa į vieną lapą. Kol sumos nesurašytos, jų dydį lemia vaizduotė.
- Skaidrumas turi raminti tą, kuriam jo reikia. Jei neramina, keiskite būdą, o ne didinkite kiekį.
- Pirmas pokyčio ženklas – ne tobulumas, o sutrumpėjęs laikas tarp klaidos ir prisipažinimo.

## Jei pažinote save

**Jei slepiate jūs:** nelaukite voko. Surašykite viską į vieną lapą, pasirinkite ramų vakarą ir pradėkite nuo sakinio: „Turiu pasakyti tai, ką slėpiau. Tai apie pinigus, ir tai rimta.“ Jei tylite todėl, kad bijote partnerio smurto, pirmiausia perskaitykite trečią pastraipą. Žingsniai, kaip pasakyti visą tiesą, yra straipsnyje [„Kaip po melo atkurti pasitikėjimą“](/blog/kaip-po-melo-atkurti-pasitikejima). Jei skola atsirado dėl lošimų, vien pažado gali nepakakti: kreipkitės į priklausomybių specialistą.

**Jei slėpė nuo jūsų:** neprivalote nei tuoj pat atleisti, nei prisiimti skolos. Už ką atsako kiekvienas, priklauso nuo sutarčių ir jūsų turto teisinės padėties, todėl prieš ką nors pasirašydami pasitarkite su teisininku. Jei sau neleidžiate klausti, nes bijote, kas bus, skaitykite toliau.

**Jei pinigai naudojami jums valdyti:** kai atimama banko kortelė, verčiama imti paskolas savo vardu, tikrinamas kiekvienas centas, o pasipriešinus grasinama, tai ekonominis smurtas. Bendras biudžeto lapas čia nepadės. Kas padeda nemokamai ir konfidencialiai, rasite [pagalbos puslapyje](/support). Ten pat yra emocinės paramos telefonai: skolos kartais nuveda iki minties, kad išeities nėra. Jei tokia mintis jus aplankė, paskambinkite šiandien – išeitį su kitu žmogumi rasti lengviau.

O jei jūsų namuose skolų nėra, bet pinigų niekas neaptaria, pradėkite nuo [pokalbio apie pinigus](/blog/pinigai-poroje-kaip-susitarti-ir-nesusipykti). Geriausias laikas jam – kol pašto dėžutė tuščia.

## Šaltiniai

- [Lietuvos banko pranešimas apie paslaugą „STOP vartojimo kreditams“, 2016 (anglų kalba)](https://www.lb.lt/en/news/for-those-unable-to-control-urge-to-borrow-free-protection)
- [„Kas yra ekonominis smurtas: atpažinti jį geba mažiau nei 2 proc. žmonių“, pasakoja Ramunė Vitartaitė, 15min, 2023](https://15min.lt/gyvenimas/naujiena/santykiai/kas-yra-ekonominis-smurtas-atpazinti-ji-geba-maziau-nei-2-proc-zmoniu-1024-2121020)
`,
  published: true,
  readingTime: 6,
  category: 'Pasitikėjimas',
  tags: ['pasitikėjimas', 'pinigai', 'melas', 'atvirumas', 'atvejis'],
  seoTitle: 'Nutylėta skola: kelias atgal į pasitikėjimą',
  metaDescription:
    'Nutylėta skola poroje: sudėtinis pavyzdys nuo vakaro, kai viskas paaiškėja, iki naujų ' +
    'susitarimų. Pokalbiai, dvi klaidos ir žingsniai, kurie padėjo.',
  focusKeyword: 'nutylėta skola',
  metaKeywords: [
    'nutylėta skola',
    'skolos santykiuose',
    'melas apie pinigus',
    'atkurti pasitikėjimą',
    'ekonominis smurtas',
    'pinigai poroje',
  ],
  imageUrl: '/covers/nutyleta-skola-atvejis-ir-kelias-atgal.svg',
  imageAltText: 'Atidarytas komodos stalčius, jame tarp monetų – antspaudu užklijuotas vokas.',
  createdAt: '2025-12-10T07:40:00.000Z',
}
