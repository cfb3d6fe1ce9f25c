import { startMenu } from './menu.ts'
import { fetchOwnFonts } from './own-fonts.ts'
import { startQuickExit } from './quick-exit.ts'
import { startSchemeChoice } from './scheme-choice.ts'

void fetchOwnFonts()
startMenu()
startSchemeChoice()
startQuickExit()
