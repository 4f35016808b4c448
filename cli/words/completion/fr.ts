/** The words of completions. */
export const completionFr = {
  help: {
    completion: 'écrit le script qui complète les commandes dans votre terminal',
    shellArgument: 'shell',
    shell: 'bash, zsh ou fish',
    howTo: `bash :  ma-cantine completion bash >> ~/.bashrc
zsh :   ma-cantine completion zsh >> ~/.zshrc
fish :  ma-cantine completion fish > ~/.config/fish/completions/ma-cantine.fish`,
  },
}
