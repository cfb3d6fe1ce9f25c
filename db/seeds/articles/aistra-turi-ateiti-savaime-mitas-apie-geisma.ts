import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'aistra-turi-ateiti-savaime-mitas-apie-geisma',
  title: '„Aistra turi ateiti savaime“: mitas apie geismą',
  excerpt:
    'Jei reikia stengtis, vadinasi, nebemylime? Kodėl šis įsitikinimas gesina geismą, kuo ' +
    'skiriasi du jo keliai ir kaip jį kurstyti nieko neverčiant.',
  content: `Filmuose viskas prasideda nuo žvilgsnio lifte. Niekas nepaklausia, ar užrakintos durys ir ar rytoj kelsimės šeštą. Paskui žiūrovai grįžta namo, išsivalo dantis, atsigula kiekvienas savo pusėje ir pagalvoja: jei mums taip nebenutinka, matyt, viskas baigta.

Surinkome aštuonis klausimus, kurie po tokio filmo ateina į galvą, ir atsakėme, kaip mokame.

## Jei reikia stengtis, gal nebemylime?

Prisiminkite pirmuosius mėnesius atidžiau. Trečiadienį sutarėte susitikti šeštadienį ir tris dienas apie tai galvojote. Išsiprausėte, pakeitėte patalynę. Vakarieniaudami žiūrėjote vienas į kitą, o ne į ekraną. Kol galų gale pasibučiavote, geismui buvo ruoštasi kelias paras.

Taigi ir tada jis atėjo ne visai savaime. Laužas irgi neįsidega be nieko: kažkas prineša malkų, randa užuovėją, pakursto. Tik pasirengimo nevadinote darbu, nes jis buvo malonus. Ir niekam neatėjo į galvą, kad tokia ugnis netikra.

## Kodėl vienam noras ateina pats, o kitam – ne?

2000 metais gydytoja Rosemary Basson aprašė modelį, pagal kurį moters geismas ilguose santykiuose gali būti ne savaiminis, o atsakomasis (angl. *responsive desire*). Savaiminis užplūsta be aiškios priežasties. Atsakomasis pabunda kaip atsakas: iš pradžių ramu, gal net jaučiamas nuovargis, bet glėbys, pokalbis, lėtas bučinys – ir po kiek laiko pajunti, kad nori.

Modelis kurtas moterims, bet galite pastebėti, kad antrasis kelias pažįstamas ir vyrams.

## Ar tai normalu?

Europos seksualinės medicinos draugija specialistams pataria skirtingą geismą laikyti įprastu dalyku ir kvestionuoti mitą, kad jis turi ateiti savaime. Ji neslepia: tai ekspertų nuomonė, tyrimų dar trūksta. Mums to pakanka, kad nustotume klausti, kuris iš dviejų sugedęs.

## Tai gal tereikia pradėti, o noras atsiras?

Čia svarbiausia riba visame straipsnyje. Atsakomasis geismas **nėra** „iš pradžių nenori, paskui patiks“. Pradėti galima tik tada, kai abu esate atviri pažiūrėti, ar norėsis, ir bet kurią akimirką galite sustoti. „Nežinau, ar norėsiu, bet prisiglausti noriu“ yra sutikimas prisiglausti. Ne daugiau.

Jei prisiverčiama iš pareigos ar baimės, padaroma žala: artumas ima reikšti vietą, kur tavęs neklausoma. O jei verčia kitas, tai prievarta, kad ir kiek metų gyvenate kartu. Kas tada padeda, surašyta [pagalbos puslapyje](/support).

## Kas mus stabdo?

Kinsey instituto tyrėjai seksualinį atsaką aiškina kaip skatinimo ir stabdymo pusiausvyrą ir lygina ją su dviem automobilio pedalais, kurių jautrumas kiekvieno žmogaus kitoks. Knieti rūpintis vien greičiu: pirkti žvakes, apatinius, bilietus į spektaklį. O automobilis gali nejudėti todėl, kad nuspaustas stabdys.

Stabdo nuovargis? Artumui skirkite šeštadienio rytą, o ne trečiadienio vidurnaktį. Neišsakyta nuoskauda? Ją geriau pasakyti dieną, trumpai, ir nelaukti vakaro. Stabdyti gali ir baimė, kad išgirs vaikai, ir gėda dėl savo kūno, ir mintis, kad būtinai turi pavykti. Ją neblogai atleidžia susitarimas: šįvakar nieko nesiekiame.

O kas prideda greičio, kiekvienam savaip, tad užuot spėję, paklauskite: „Kada paskutinį kartą pajutai, kad manęs nori? Kas prieš tai vyko?“ Atsakymai gali nustebinti: „Kai kepei vaikams blynus ir niūniavai.“

## Kaip pakviesti, jei jūsų keliai skiriasi?

Pirmasis laukia, kad kitas nors kartą pradėtų pats, ir nesulaukęs mano esąs nebegeidžiamas. Antrasis pradeda retai, nes, kol niekas neprasidėjo, nieko ir nejaučia. Abu liūdi dėl to paties.

> – Tu niekada nepradedi. Atrodo, galėtum gyventi ir visai be manęs.
>
> – Negalėčiau. Man noras ateina vėliau negu tau. Kai pirma pasikalbame ir pagulime, jis dažnai atsiranda.
>
> – Tai man reikia laukti?
>
> – Ne, gali mane pakviesti pagulėti. O aš pasistengsiu kviesti, net kai dar nežinau, kas iš to bus.

Po tokio pokalbio kvietimas nebėra egzaminas. Lėta pradžia nebe atstūmimas, o kviesti galima ir be garantijos. Jei trūksta žodžių, jų surinkome straipsnyje [apie tai, kaip kalbėtis apie seksą](/blog/kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti).

## Argi planuoti romantiška?

Planuojamas tik laikas, noras lieka laisvas. Kalendoriuje rašome „šeštadienis, dviese“, o ne „šeštadienis, seksas“. Atostogas irgi planuojame, ir nuo to jos netampa mažiau laukiamos.

Jei norite pabandyti, skirkite tam pusvalandį per savaitę. Penkios minutės persijungti: dušas, kita muzika, telefonai kitame kambaryje. Dešimt – pasikalbėti ne apie buitį. Likusį laiką glauskitės taip, kaip abiem gera, ir sakykite „čia gera“, „lėčiau“, „sustok“. Pabaigoje paklauskite: „Kaip tau dabar?“ Jei abu norite toliau, tęskite. Jei ne, tuo ir baikite – vakaras pavyko. Jei bent vienas pasijunta verčiamas, baigiate iš karto.

## O jei geismas tiesiog tyli?

Ne kiekviena tyla yra mitas. Jei noras dingo staiga, pradėjus vartoti vaistus, po gimdymo, netekties, kartu su liūdesiu, kuris nesitraukia, ar kai mylintis skauda, pasitarkite su gydytoju. Jei dingo todėl, kad namuose bijote, jokie susitarimai čia nepadės, ir jų laikytis neprivalote. Geismas ten, kur nesaugu, tyli iš išminties.

O jei saugu ir tik ilgu, pabandykite šįvakar: „Pasiilgau to, kaip vienas kito laukdavome. Gal šią savaitę vėl ko nors palaukime?“ Kurios artumo rūšies jums dabar labiausiai trūksta, padės suprasti [artumo testas](/testas/artumo-testas), o kaip jį puoselėti toliau, rašome straipsnyje [„Artumas ilguose santykiuose“](/blog/artumas-ilguose-santykiuose-kaip-ji-islaikyti).

## Šaltiniai

- [Rosemary Basson, „The Female Sexual Response: A Different Model“, Journal of Sex & Marital Therapy, 2000](https://doi.org/10.1080/009262300278641)
- [Marieke Dewitte ir kt., „Sexual Desire Discrepancy: A Position Statement of the European Society for Sexual Medicine“, Sexual Medicine, 2020](https://doi.org/10.1016/j.esxm.2020.02.008)
- [Kinsey institutas, „The Dual Control Model of Sexual Response“](https://kinseyinstitute.org/research/dual-control-model.php)
- [Erick Janssen ir John Bancroft, „The Dual-Control Model: The Role of Sexual Inhibition & Excitation in Sexual Arousal and Behavior“, 2007](https://www.researchgate.net/publication/240305604_The_Dual-Control_Model_The_role_of_sexual_inhibition_excitation_in_sexual_arousal_and_behavior)
`,
  published: true,
  readingTime: 5,
  category: 'Intymumas',
  tags: ['intymumas', 'geismas', 'seksas', 'mitai', 'ilgi santykiai'],
  seoTitle: 'Aistra turi ateiti savaime: mitas apie geismą',
  metaDescription:
    'Aštuoni klausimai ir atsakymai apie geismą ilguose santykiuose: kodėl jis gali neateiti ' +
    'pats, kas jį stabdo ir kaip jį kurstyti nieko neverčiant.',
  focusKeyword: 'geismas santykiuose',
  metaKeywords: [
    'geismas santykiuose',
    'aistra ilguose santykiuose',
    'dingo geismas',
    'seksas poroje',
    'mitai apie seksą',
  ],
  imageUrl: '/covers/aistra-turi-ateiti-savaime-mitas-apie-geisma.svg',
  imageAltText: 'Vakaras miške: pora sėdi prie laužo, vienas deda į ugnį šaką.',
  createdAt: '2026-02-11T08:10:00.000Z',
}
