export const usage = `Look
  pnpm release show                                 what is released
  pnpm release check                                whether every build is still there and may be loaded
  pnpm release history [<segment>]                  who changed what, and when
Change
  pnpm release set <segment> <address>              all visitors
  pnpm release canary <segment> <address> <percent> some of the visitors
  pnpm release canary <segment> <percent> | off     more of them, fewer, none
  pnpm release promote <segment> [--force]          the canary becomes the release
  pnpm release rollback <segment> [--force]         the previous build becomes the release
  pnpm release watch [--once]                       stops canaries that fail too often
The host itself
  pnpm release host <folder>                        all visitors get this build of it
  pnpm release rollback host                        all visitors get the build before
Options
  <address>          of a build: its mf-manifest.json, its folder or its origin
  --file <path>      the release file; otherwise RELEASE_FILE, otherwise the one that \`npm start\` serves
  --host <address>   a page of the deployed host, whose policy is compared; otherwise RELEASE_HOST
  --settings <file>, --nginx <folder>
                     for the host: the settings of the machine and the folder of its nginx configuration; otherwise
                     NGINX_SETTINGS and NGINX_FOLDER
  --dry-run          says what would change, and writes nothing
  --by <name>        who changes it, for the history; otherwise the name that git knows
  --stop <points> --after <visits>
                     a canary is stopped when its share of failed visits is that many percentage points above the release's,
                     from that many visits on; otherwise 10 points and 50 visits; --stop off for no rule
  --observed <address>, --every <seconds>
                     for watch: where the counts of pages are, otherwise RELEASE_OBSERVED, and how often to look`;
