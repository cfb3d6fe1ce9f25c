import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

// The library is loaded when a passkey is first used.
const library = () => import('@simplewebauthn/browser')

/** Whether the browser supports passkeys; to be called only in a browser. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/**
 * Asks for a passkey in the browser's dialog.
 * @returns the passkey's answer; null when there is none, or the user cancels.
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
 * @returns null when none was created; `known` when this device already has one of this site.
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
