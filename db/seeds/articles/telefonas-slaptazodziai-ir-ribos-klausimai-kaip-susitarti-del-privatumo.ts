import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'telefonas-slaptazodziai-ir-ribos-klausimai-kaip-susitarti-del-privatumo',
  title: 'Telefonas, slaptažodžiai ir ribos: klausimai, kaip susitarti dėl privatumo',
  excerpt:
    'Ar galima pakelti kito telefoną, kai jis suskamba? Kas žino slaptažodžius, kas mato ' +
    'buvimo vietą? Dvidešimt klausimų, kurie padeda susitarti nesusipykus.',
  content: `Telefonas guli ant stalo ekranu žemyn. Vienam tai mandagumas – netrukdo vakarieniauti. Kitam – ženklas, kad yra ką slėpti. Abu teisūs pagal savo taisykles, tik tų taisyklių niekas niekada nepasakė garsiai.

Dėl pinigų ar vaikų anksčiau ar vėliau tenka tartis. Dėl telefonų lengva tik pyktis: pirma kas nors pažiūri ne ten, kur derėtų, o tada paaiškėja, kad „savaime suprantama“ kiekvienam reiškė vis ką kita. Šie klausimai skirti pasikalbėti anksčiau.

## Kaip jais naudotis

Pasirinkite vakarą, kai dėl telefonų nesate susipykę. Skirkite valandą, telefonus palikite kitame kambaryje. Klausimai suskirstyti į keturias grupes; per vakarą pakanka vienos ar dviejų.

1. Perskaitykite klausimą garsiai. Kiekvienas atsako pats už save, kitas nepertraukia.
2. Išgirdę netikėtą atsakymą, nesiginčykite, o paklauskite: „Kodėl tau tai svarbu?“
3. Po kiekvienos grupės užsirašykite, dėl ko sutariate, o kur nuomonės nesutapo. Skirtumo nebūtina panaikinti tą patį vakarą.
4. Bet kurį klausimą galima praleisti. Užtenka pasakyti: „Prie šito grįžkime vėliau.“

Ir viena išankstinė taisyklė: tai, ką išgirsite, nebus panaudota kaip įrodymas. Jei kas nors prisipažins, kad kartą žiūrėjo į jūsų žinutes, padėkokite už atvirumą ir nepradėkite tardyti.

Jei partneris į sumanymą žiūri įtariai, pasakykite, ko iš jo tikitės: „Nenoriu nieko tikrinti. Noriu, kad mudviem nereikėtų spėlioti, kas galima, o kas ne.“ Ir pradėkite nuo klausimo, į kurį patys atsakysite pirmi.

## Pirma grupė: iš kur atėjo mūsų taisyklės

1. Ar tavo šeimoje buvo beldžiamasi prieš įeinant į kambarį? Ar kas nors skaitė tavo laiškus, dienoraštį?
2. Kada paskutinį kartą atrodė, kad tave kas nors seka ar tikrina – nebūtinai mūsų namuose?
3. Ar ankstesniuose santykiuose teko slapta ieškoti įrodymų arba patirti, kad jų kas nors ieško tavo daiktuose? Ką tai tavyje paliko?
4. Ką tau reiškia žodis „privatu“? O žodis „slapta“?

Ši grupė svarbi, nes padeda išgirsti, kokia istorija slypi už kito nuomonės. Žmogui, kurio mama skaitė dienoraštį, prašymas pasakyti slaptažodį skambės visai kitaip negu tam, kurio namuose visi telefonai gulėjo vienoje krūvoje.

## Antra grupė: telefonai ir slaptažodžiai

5. Ar galiu atsiliepti, kai skambina tavo mama, o tu prausiesi duše? O kai skambina nepažįstamas numeris?
6. Jei ekrane matau tavo žinutę, ar galiu ją perskaityti? O atverti pokalbį?
7. Ar žinome vienas kito ekrano kodą? Kam jo reikėtų: žemėlapiui kelyje, nelaimės atvejui, smalsumui?
8. Kurios paskyros bendros (elektra, darželis, filmai), o kurios lieka asmeninės?
9. Kur laikome slaptažodžius, kurių prireiktų, jei vienas iš mūsų atsidurtų ligoninėje?
10. Kaip norėtum, kad pasakyčiau, jei man kiltų noras ką nors patikrinti?

Devintas klausimas gali atpalaiduoti visą pokalbį. Juk prieigą galima turėti ir ja nesinaudoti: kodai guli užklijuotame voke stalčiuje, ir abu žino, kada jį galima atplėšti.

Pokalbis apie šeštą klausimą gali skambėti taip:

> – Jei žinutė pati iššoka ekrane, man nesvarbu, skaityk. Bet kai atverti pokalbį ir slenki aukštyn, jaučiuosi lyg kas naršytų po rankinę.
>
> – O man atrodė, kad jei nieko neslepi, turėtų būti vis vien.
>
> – Ten sesuo rašo apie savo skyrybas. Ji tikisi, kad skaitau aš viena.

Pasirodo, privatumas kartais saugo ne mus, o tuos, kurie mumis pasitiki.

## Trečia grupė: kiti žmonės ekrane

11. Su kuo susirašinėti tau atrodo nekalta, o kas jau keltų nerimą? Pabandyk kalbėti apie save.
12. Ar norėtum žinoti, jei man parašytų buvęs partneris? Iš karto, vakare ar tik tada, jei susirašinėjimas tęstųsi?
13. Ką galiu papasakoti draugams apie mūsų ginčus, pinigus, seksą? Ko prašytum nepasakoti niekam?
14. Ar keliame bendras nuotraukas, vaikų nuotraukas? Kas turi pasakyti „taip“ prieš paskelbiant?
15. Jei susirašinėjimas su kuo nors taptų man per svarbus, kaip turėčiau tau apie tai pasakyti?

Čia verta susitarti dėl paprasto matuoklio: jei žinutę ištrinate, kad kitas jos nepamatytų, apie ją metas pasikalbėti.

## Ketvirta grupė: buvimo vieta, ekranai, vakarai

16. Ar dalijamės buvimo vieta? Jei taip, kada į ją žiūrime: kai kitas važiuoja naktį per pūgą ar ir tada, kai jis išėjo su draugais išgerti alaus?
17. Ar galiu bet kada buvimo vietos bendrinimą išjungti ir nesiaiškinti kodėl?
18. Nuo kelintos valandos norėtum, kad telefonų nebūtų lovoje?
19. Kaip pasakyti, kad ekranas užėmė mano vietą, ir neįgelti?
20. Kada kitą kartą prie šių klausimų grįšime: po mėnesio, po vasaros, kai vaikas gaus pirmą telefoną?

## Kaip atsakymus paversti susitarimu

Iš visko, ką išgirdote, išsirinkite tris ar keturis sakinius ir užrašykite. Geras susitarimas galioja abiem vienodai ir turi pabaigos datą. Pavyzdžiui:

> Ekrano kodus žinome abu, bet kito telefoną imame tik pasakę. Žinučių neskaitome. Jei parašo kas nors iš buvusių partnerių, pasakome tą pačią savaitę. Nuotraukas su vaikais keliame tik abiem sutikus. Po Velykų pažiūrime, ar taip gyventi gera.

Jei nuomonės nesutapo, tinka paprasta taisyklė: laikinai galioja atsargesnio žmogaus riba. Jei vienas nenori dalytis buvimo vieta, kol kas nesidalijate ir ieškote kito būdo nusiraminti, pavyzdžiui, žinutės „išvažiavau“ ir „jau vietoje“. Savo noru parašyta žinutė gali raminti labiau negu išsiderėtas taškas žemėlapyje. O kur judviem pasitikėti lengva ir kur sunkiau, padės pamatyti [pasitikėjimo testas](/testas/pasitikejimo-testas).

O jei susitarimas sulaužytas? Tas, kuris pažiūrėjo be leidimo, pasako pats: „Vakar atsiverčiau tavo žinutes. Neturėjau to daryti. Bijojau, ir man gėda.“ Tas, kurio erdvė pažeista, gali pykti ir kartu paklausti, ko buvo bijoma. Jei už tikrinimo slypi pavydas, padės [straipsnis, kaip apie jį kalbėtis be priekaištų](/blog/pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu). Jei tikrinama po apgaulės, tai jau kitas pokalbis: kokio skaidrumo ir kiek laiko reikia, aptariame straipsnyje [„Kaip po melo atkurti pasitikėjimą“](/blog/kaip-po-melo-atkurti-pasitikejima).

## Kai tai jau ne susitarimas

Šie klausimai tinka dviem žmonėms, kurie abu gali atsakyti „ne“. Jei dėl „ne“ bijote riksmo, savaitę trunkančios tylos, atimto telefono ar smūgio, jų neužduokite. Reikalavimas kas valandą siųsti nuotrauką iš ten, kur esate, slapta įdiegta sekimo programa, perskaitytos žinutės, kuriomis paskui gąsdinama, grasinimas paskelbti intymias nuotraukas – visa tai yra kontrolė, kad ir kaip ji būtų vadinama: pavydu, meile ar rūpesčiu.

Jei įtariate, kad telefonas sekamas, pagalbos ieškokite iš kito įrenginio: draugės telefono, bibliotekos ar darbo kompiuterio. Slaptažodžių staiga nekeiskite, kol nepasitarėte, kaip tai padaryti saugiai: tas, kuris seka, gali tai pastebėti ir elgtis dar pavojingiau. Kam paskambinti ar parašyti, surašyta [pagalbos puslapyje](/support).

Visiems kitiems linkime vakaro, kai telefonai guli už durų, o taisyklės, iki šiol gyvenusios tik galvoje, viena po kitos pasakomos garsiai. Gali nustebinti, kiek daug jų sutampa.

## Šaltiniai

- [National Network to End Domestic Violence, „Survivors’ Guide to Phones: Increasing privacy & responding to abuse“](https://www.techsafety.org/resources-survivors/cell-phone-safety-plan)
- [Kanados svetainės „techsafety.ca“ patarimai apie slaptažodžius (anglų kalba)](https://techsafety.ca/resources/toolkits/passwords-simple-ways-to-increase-your-security)
`,
  published: true,
  readingTime: 6,
  category: 'Pasitikėjimas',
  tags: ['pasitikėjimas', 'ribos', 'privatumas', 'telefonai', 'klausimai porai'],
  seoTitle: 'Telefonas ir slaptažodžiai poroje: klausimai dviem',
  metaDescription:
    'Privatumas poroje: dvidešimt klausimų apie telefonus, slaptažodžius, žinutes ir buvimo ' +
    'vietą, kaip atsakymus paversti susitarimu ir kur prasideda kontrolė.',
  focusKeyword: 'privatumas poroje',
  metaKeywords: [
    'privatumas poroje',
    'telefono tikrinimas',
    'slaptažodžiai santykiuose',
    'ribos poroje',
    'klausimai porai',
    'pasitikėjimas santykiuose',
  ],
  imageUrl: '/covers/telefonas-slaptazodziai-ir-ribos-klausimai-kaip-susitarti-del-privatumo.svg',
  imageAltText:
    'Ant stalo ekranu žemyn guli telefonas, prie jo iš abiejų pusių tiesiasi dvi rankos.',
  createdAt: '2025-11-05T07:15:00.000Z',
}
