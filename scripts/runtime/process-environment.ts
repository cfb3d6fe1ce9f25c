/** Changes of `process.env` that can be taken back, so that one process can start several runtimes. */
export class ProcessEnvironment {
  readonly #before = new Map<string, string | undefined>()

  set(name: string, value: string): void {
    if (!this.#before.has(name)) this.#before.set(name, process.env[name])
    process.env[name] = value
  }

  /** Sets what has no value yet; an empty variable counts as unset. */
  setDefault(name: string, value: string): void {
    if (!process.env[name]) this.set(name, value)
  }

  setDefaults(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) this.setDefault(name, value)
  }

  restore(): void {
    for (const [name, value] of this.#before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    }
    this.#before.clear()
  }
}
