const title = 'Configuration incorrecte :'

/** Reports settings that cannot be used. The message, in French, names each of them and says what to do. */
export class SettingsError extends Error {
  static about(setting: string, problem: string, cause?: unknown): SettingsError {
    return SettingsError.list([{ setting, problem }], cause)
  }

  static list(problems: readonly { readonly setting: string; readonly problem: string }[], cause?: unknown) {
    const lines = problems.map(({ setting, problem }) => `- ${setting} : ${problem}`)
    return new SettingsError([title, ...lines].join('\n'), { cause })
  }
}
