import { openContents } from './contents.ts'
import { offerEditing } from './edit-offer.ts'
import { showItemChanges } from './item-changes.ts'
import { startMenu } from './menu.ts'
import { fetchOwnFonts } from './own-fonts.ts'
import { startSchemeChoice } from './scheme-choice.ts'

void fetchOwnFonts()
startMenu()
openContents()
startSchemeChoice()
void Promise.allSettled([showItemChanges(), offerEditing()])
