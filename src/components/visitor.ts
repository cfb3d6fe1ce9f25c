import { keepUnsent } from '#src/client/unsent-form.ts'
import './quick-exit.ts'

for (const form of document.querySelectorAll('form')) keepUnsent(form)
