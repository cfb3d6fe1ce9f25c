/** Netlify's deploy contexts of previews: a pull request's, and a branch's. */
export function isPreview(context: string | undefined): boolean {
  return context === 'deploy-preview' || context === 'branch-deploy'
}
