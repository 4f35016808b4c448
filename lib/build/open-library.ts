import { fileURLToPath } from 'node:url'
import { API, type Project } from 'typescript/unstable/sync'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Reads the library with the compiler, which ends with the function. */
export function withLibrary<Result>(read: (project: Project, folder: string) => Result): Result {
  const api = new API({ cwd: folder })
  try {
    const [project] = api.updateSnapshot({ openProject: `${folder}tsconfig.json` }).getProjects()
    if (!project) throw new Error(`No project in ${folder}`)
    return read(project, folder)
  } finally {
    api.close()
  }
}
