// First in a development build of the host: React tells a hook about itself only if the hook is there before React.
// A segment that is served hot inside that build brings a refresh runtime of its own, which joins the hook later and looks
// for React among the hook's renderers; the hook that the runtime makes does not list them, so it is done here.
import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Already there: React's developer tools, or the host's own refresh runtime when it is served hot too.
if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) injectIntoGlobalHook(window);

const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const { inject } = hook;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
