"""A window of WebKitGTK in the size of a telephone, for WebKitWebDriver. Its own browser cannot be as narrow.

argv[1]: a file to which every problem of the console is written, one JSON string per line. WebDriver has no console.
Or --version: prints the version of the engine and ends.
"""
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

NAME = "webkit-window"  # the browser that WebDriver asks for
WIDTH, HEIGHT = 360, 740

# Runs in every page before its own scripts.
LISTEN = """
(() => {
  const say = (...parts) => webkit.messageHandlers.problem.postMessage(parts.map(String).join(' '));
  for (const level of ['error', 'warn', 'assert']) {
    const original = console[level];
    console[level] = (...parts) => {
      if (level !== 'assert' || !parts[0]) say('The console says:', ...parts);
      original.apply(console, parts);
    };
  }
  addEventListener('error', ({ message, error }) => message && say('Uncaught error:', message, error?.stack));
  let isLeft = false; // leaving cancels what still loads, by the history even before its first event
  const lose = ({ href, src }) => isLeft || say('Failed to load', href || src);
  addEventListener('error', ({ target }) => target.localName && setTimeout(lose, 3000, target), true);
  addEventListener('pagehide', () => (isLeft = true));
  addEventListener('unhandledrejection', ({ reason }) => say('Uncaught error:', reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => say('The policy of the page refused', blockedURI));
})();
"""


def report(problem):
    with open(sys.argv[1], "a", encoding="utf-8") as problems:
        problems.write(json.dumps(problem) + "\n")


def watch_load(_view, resource, request):
    def finished(_resource):
        response = resource.get_response()
        if response and response.get_status_code() >= 400:
            report(f"Failed to load {request.get_uri()}: {response.get_status_code()}")

    def failed(_resource, error):
        cancelled = error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED)
        # An answer 204 or a download: the page stays.
        interrupted = error.matches(
            WebKit2.policy_error_quark(), WebKit2.PolicyError.FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE
        )
        if not cancelled and not interrupted:
            report(f"Failed to load {request.get_uri()}: {error.message}")

    resource.connect("finished", finished)
    resource.connect("failed", failed)


def leave_to_other_apps(_view, decision, kind):
    """A link such as tel: opens another app, and the page stays. WebKitGTK alone would show an error in its place."""
    is_navigation = kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION
    if not is_navigation or not decision.get_navigation_action().get_request().get_uri().startswith("tel:"):
        return False
    decision.ignore()
    return True


def forget_opener_policy(settings):
    """The driver waits for ever after a step in the history between two pages that this policy separates."""
    features = WebKit2.Settings.get_all_features()
    for feature in (features.get(index) for index in range(features.get_length())):
        if feature.get_identifier() == "CrossOriginOpenerPolicy":
            settings.set_feature_enabled(feature, False)


def create_view(_session):
    content = WebKit2.UserContentManager()
    content.connect("script-message-received::problem", lambda _, found: report(found.get_js_value().to_string()))
    content.register_script_message_handler("problem")
    content.add_script(
        WebKit2.UserScript(LISTEN, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START)
    )
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.connect("resource-load-started", watch_load)
    view.connect("decide-policy", leave_to_other_apps)
    forget_opener_policy(view.get_settings())
    window = Gtk.Window()
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    window.get_window().focus(0)  # without a window manager it has no focus by itself
    view.grab_focus()
    return view


def accept(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name(NAME)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


if sys.argv[1] == "--version":
    version = (WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    print("WebKitGTK", ".".join(map(str, version)))
    sys.exit()

Gtk.Settings.get_default().set_property("gtk-enable-animations", False)  # the visitor asks for less motion
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(["pt-BR"])
context.set_automation_allowed(True)
context.connect("automation-started", accept)
Gtk.main()
