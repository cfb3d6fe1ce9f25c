import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

// Loads the library only when a passkey is used, since most visits need none.
const library = () => import('@simplewebauthn/browser')

/** Whether the browser supports passkeys; to be called only in a browser. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/**
 * Asks for a passkey in the browser's dialog.
 * @returns the passkey's answer; null if the browser gives none, for example because the user cancels.
 */
export async function answerPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | null> {
  try {
    return await (await library()).startAuthentication({ optionsJSON })
  } catch {
    return null
  }
}

/**
 * Creates a passkey in the browser's dialog.
 * @returns the passkey's answer; null if no passkey was created; `known` if this device already has a passkey of this
 *   site.
 */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | 'known' | null> {
  try {
    return await (await library()).startRegistration({ optionsJSON })
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : null
  }
}
