import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'artumas-kasdienybeje-mazi-zenklai-kurie-suartina',
  title: 'Artumas kasdienybėje: maži ženklai, kurie suartina',
  excerpt:
    'Artumas gali dingti pamažu ir pamažu sugrįžti. Kaip jį ' +
    'puoselėti pasisveikinimu, prisilietimu ir smalsiu klausimu.',
  content: `Įsivaizduokite porą, kuri rytais išeina skirtingu metu. Pirmas išeina jis, prieš septynias, ir kiekvieną kartą, nulipęs pusę aukšto, sustoja. Grįžta. Laiptinėje girdėti, kaip atsidaro durys, du žodžiai, durys užsidaro. Iš pradžių kaimynai mano, kad jis vis ką nors pamiršta. Paskui supranta, kad nepamiršta.

Apie artumą įprasta kalbėti taip, lyg jis gyventų miegamajame. Kai jo trūksta, ten ir ieškome, ten ir nusiviliame. O gal jis dingo visai ne ten. Gal dingo koridoriuje, kur nebesustojama. Prie puodų, nuo kurių niekas neatsitraukia. Klausime „kaip tu?“, į kurį nebelaukiama atsakymo. Fiziniam artumui sunku rasti vietos tarp dviejų žmonių, kurie visą dieną gyvena kaip mandagūs kambariokai.

Štai pokalbis, kuris galėjo įvykti ir jūsų koridoriuje. „Pirkai pieno?“ – „Labas ir tau. Nepirkau.“ Pieno nėra, ir dabar dar kažko nėra. Galėjo būti ir taip: „Labas. Eikš čia. Na, kaip diena?“ – „Ilga. Dabar jau geriau. Tik pieno nenupirkau.“ Pieno nėra ir šįkart, bet apie tai prisipažįsta žmogus, kurį pirma kas nors apkabino. Visas skirtumas – pusė minutės.

Ne visiems apkabinti lengva. Pasitaiko, kad vienas ima vengti net rankos ant peties, nes būgštauja, kad švelnumas bus palaikytas pažadu, o kitas – kad vėl bus atstumtas. Taip du žmonės, kurie ilgisi to paties, vaikšto vienas kitą aplenkdami. Vienas gražiausių sakinių, kuriuos tada galima ištarti, yra šitas: „Norėčiau pabūti apsikabinus. Nieko daugiau nesitikiu, tiesiog tavęs pasiilgau.“ Jis nuima nuo prisilietimo kainą. O atsakyti į jį galima ir „šiandien ne“, ir tai irgi bus artumas, jei bus ištarta šiltai. Kas krūpteli ar sustingsta, to nebeliečiame, o paklausiame, ko jam dabar reikia.

Tiesa, artumas nebūtinai turi rankas. Kartais jis turi klaustuką. Po dešimties metų kartu patogu manyti, kad kitą žinome atmintinai, kaip telefono numerį iš vaikystės. O žmogus per tą laiką spėja pakeisti baimę, svajonę ir mėgstamiausią dainą. Paklauskite ko nors, ko tikrai nežinote. Ne „kaip darbe?“, o „kas tave šiandien prajuokino?“ Ne „ar viskas gerai?“, o „ko imtumeisi, jei gautum laisvą mėnesį?“ Ir papasakokite savo, nes apklausa dar nieko nesuartino.

Galima atsakyti: mums nėra kada. Vienas vairuoja vilkiką po Vokietiją, kitas dirba naktimis, virtuvėje susitinka tik puodeliai. Tada tegul susitinka bent jie: raštelis ant virdulio, nuotrauka, kurioje rūkas virš tilto ir nė vieno žodžio apie sąskaitas, dešimt minučių skambučio „nieko naujo, tik norėjau išgirsti tavo balsą“. Kai vaikai baseine, stovėjimo aikštelėje su termosu galima pabūti dviese keturiasdešimt minučių. Jos geresnės už vakarienę restorane, kurios laukiama pusmetį. Gyvenimas retai duoda laisvą vakarą, bet plyšių jame daug.

Būna ir taip, kad sustojate, apkabinate, klausiate, o iš anos pusės – nieko. Neskubėkite daryti išvados, kad kitam nerūpi. Gal jo ženklų kalba kita: jums artumas – glėbys, jam – pripiltas stiklų ploviklis jūsų automobilyje. Vertėjo čia nėra, reikia klausti: „Iš ko tu supranti, kad tave myliu?“ Jei ir po kelių tokių pokalbių niekas nejuda, matyt, tarp judviejų stovi nuoskauda, o jos joks apkabinimas neapeina. Pirma tenka pasakyti ją. Jei švelnumas tenka tik kaip atlygis už paklusnumą arba jei šalia šio žmogaus bijote, maži ženklai nepadės, ir jų rodyti neprivalote: su kuo galima pasikalbėti nemokamai, surašyta [pagalbos puslapyje](/support).

Kas iš to lieka? Ne pratimas ir ne taisyklė. Lieka pusė aukšto. Tiek reikia nulipti, kad pajustum, jog kažko trūksta, ir tiek pat – grįžti. Apie ilgesnį kelią, kai atšalta ne per rytą, o per metus, rašome straipsnyje [„Artumas ilguose santykiuose“](/blog/artumas-ilguose-santykiuose-kaip-ji-islaikyti), o kurioje vietoje judu dabar stovite, padės pamatyti [artumo testas](/testas/artumo-testas).

O jei kas nors mūsų įsivaizduotą vyrą sutiktų ant laiptų ir paklaustų, ką jis ten kas rytą pamiršta, jis turbūt atsakytų: „Nieko. Dėl to ir grįžtu.“
`,
  published: true,
  readingTime: 3,
  category: 'Intymumas',
  tags: ['intymumas', 'artumas', 'prisilietimai', 'laikas dviese'],
  seoTitle: 'Artumas kasdienybėje: kaip vėl suartėti',
  metaDescription:
    'Artumas kasdienybėje dingsta ne miegamajame, o koridoriuje. Esė apie pusę aukšto, kurią ' +
    'verta grįžti, prisilietimą be kainos ir klausimą, kurio dar neuždavėte.',
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
