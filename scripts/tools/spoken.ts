/** Phrases that the reader speaks on a screen, by the screen's name in `screens/table.ts`. */
export const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  'quiz-first': [
    'progressbar, Testo eiga, max value 100, min value 0, current value 8%',
    'heading, Kaip dažniausiai baigiasi jūsų pokalbiai apie tai, kas jums svarbu?, Klausimas 1 iš 13',
    'radio, Kiekvienas lieka prie savo nuomonės, not checked, position 1, set size 4',
    'button, Toliau, disabled',
  ],
  'quiz-email-missing': [
    'heading, Liko vienas žingsnis, level 2',
    'textbox, El. paštas, Prašome įvesti el. pašto adresą, invalid',
    'checkbox, Sutinku',
    'button, Rodyti rezultatą be el. pašto',
  ],
  'quiz-result-warned': [
    'heading, Pirmiausia – jūsų saugumas, level 2',
    'link, Kur rasti pagalbą',
    'region, Kas gali padėti',
    'link, Greitai išeiti',
  ],
  'booking-messages': [
    'polite: Mokėjimo nuoroda bus greitai pridėta',
    'button, Pasirinkta, Savaitės el. pašto konsultacijos, pressed',
    'textbox, Vardas, Vardas turi būti bent 2 simbolių, invalid, required',
    'assertive: Netinkamas el. pašto adresas',
  ],
  'newsletter-empty': [
    'textbox, El. paštas',
    'textbox, Vardas',
    'assertive: KlaidaPrašome įvesti el. pašto adresą',
  ],
  'panel-article-messages': [
    'tab, Kurti straipsnį, selected',
    'textbox, Pavadinimas, Pavadinimas privalomas, invalid',
    'assertive: Formos klaidosPataisykite šiuos laukus: Pavadinimas privalomas',
    'assertive: Kategorija privaloma',
  ],
}
