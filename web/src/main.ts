// The page starts here: fonts, styles, settings, then the app.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { wakeSound } from "./lib/table/sound";
import { keepPage } from "./offline/register";

settings.apply();
addEventListener("pointerdown", wakeSound, { once: true });
addEventListener("keydown", wakeSound, { once: true });

const target = document.getElementById("app");
if (target) setTimeout(() => mount(App, { target })); // a task of its own: this one has read the scripts
keepPage();
