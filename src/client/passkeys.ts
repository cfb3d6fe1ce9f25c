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
 * Has the browser ask for a passkey.
 * @returns its answer; null when there is none, or the question is cancelled.
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
 * Has the browser make a passkey.
 * @returns null when it makes none; `known` when this device has one of this site already.
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
