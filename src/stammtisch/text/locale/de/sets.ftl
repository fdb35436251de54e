# Was sich ändert, wenn Sets gemischt werden.

join-first = Wo die Regelhefte verschieden sind, gilt das von { $set }.
join-alike = { $tags } stehen füreinander ein: Was für das eine gilt, gilt auch fürs andere.
join-side = Nur mit einem { $side }-Job kann man { $token } haben.
side-goth = Goth
