import { openDatabase } from '#db/client.ts'
import { healthTexts } from '#src/panel/health/texts.ts'
import { button, openPanelAt, toast } from './panel.ts'
import { usePanelItems } from './panel-items.ts'
import { logIn } from './site.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const items = usePanelItems()
const db = () => openDatabase(currentSite().databaseUrl)

test('the place "Būklė" names a quiz whose marks are older than their kinds, until it is saved', async () => {
  const quiz = await items.storeQuiz(await logIn())
  await db()
    .write.updateTable('quizQuestions')
    .set({ optionMarks: null, warningOptions: [2] })
    .where('quizId', '=', quiz.id)
    .execute()
  const { page } = await openPanelAt('#bukle', { screen: 'phone' })
  const finding = page.getByRole('listitem').filter({ hasText: `Teste „${quiz.title}“` })
  await finding.getByRole('link', { name: healthTexts.edit }).click()
  await page.locator('summary').filter({ hasText: 'Įspėjamasis' }).click()
  await expect(page.getByLabel('3 atsakymo žyma')).toHaveValue('general')
  await page.getByLabel('3 atsakymo žyma').selectOption('Žeminimas')
  await button(page, 'Išsaugoti').click()
  await toast(page, 'Testas atnaujintas').waitFor()
  await page.goto('/admin#bukle')
  await page.getByRole('heading', { name: healthTexts.factsHeading }).waitFor()
  await expect(finding).toHaveCount(0)
})
