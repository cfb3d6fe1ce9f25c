import { leaveQuickly } from '#src/client/quick-exit.ts'

for (const exit of document.querySelectorAll('[data-quick-exit]')) {
  exit.addEventListener('click', leaveQuickly)
}
