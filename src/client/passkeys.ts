import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

// Loaded on demand, because few visits need a passkey.
const library = () => import('@simplewebauthn/browser')

/** Whether the browser supports passkeys. Must only be called in a browser. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/**
 * Asks for a passkey in the browser's dialog.
 * @returns the passkey's response; null if there is none, for example because the user cancelled.
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
 * @returns the passkey's response; null if none was created; `known` if the device already has a passkey for this site.
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
