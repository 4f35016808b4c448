import type { completionFr } from './fr.ts'

export const completionEn: typeof completionFr = {
  help: {
    completion: 'write the script that completes commands in your terminal',
    shellArgument: 'shell',
    shell: 'bash, zsh or fish',
    howTo: `bash:  ma-cantine completion bash >> ~/.bashrc
zsh:   ma-cantine completion zsh >> ~/.zshrc
fish:  ma-cantine completion fish > ~/.config/fish/completions/ma-cantine.fish`,
  },
}
